import type { Page } from '@playwright/test'
import { getProtection, takeBreak } from '#endpoints/protection.ts'
import { draws } from '#domain/fairness/draws.ts'
import { minerMines } from '#domain/games/miner.ts'
import type { Caller } from '../operator/caller.ts'
import { casinoOn } from '../e2e/pages/casino.ts'
import { isOn } from '../e2e/pages/description.ts'
import { builtFiles } from '../e2e/support/site.ts'
import { say, saying } from '../e2e/support/texts.ts'
import { holdDeviceClock } from './support/device-clock.ts'
import { expect, test } from './support/fixtures.ts'
import { wholeBuildCached } from './support/service-worker.ts'

const LIMITS = '/profile/setting/limits'
const DAY_MS = 86_400_000
const MONEY = /^(?:takeBreak|dice\.bet|createDeposit|launchGame)$/

const calmOn = (page: Page) => page.getByRole('heading', { name: saying('protection.block.timeOut') })
const unsentOn = (page: Page) => page.getByText(say('protection.calm.unsent')).first()
const pressBreak = (page: Page, length: 'day' | 'week') =>
  page.getByRole('button', { name: say(`break.length.${length}`), exact: true }).click()

/** The end of the player's break as the operator has it, as the page writes it. */
async function endOfBreak(call: Caller, token: string): Promise<{ at: number; text: string }> {
  const answer = await call(getProtection, { token })
  const at = answer.ok ? (answer.reply.time_out?.until ?? 0) : 0
  const shown = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return { at, text: new Intl.DateTimeFormat('en-US', { ...shown, timeZone: 'Asia/Almaty' }).format(at) }
}

test('a break pressed without a network closes every tab, outlasts a reload, and is the first call when the network is back @gate', async ({
  call,
  casino,
  context,
  control,
  ears,
  page,
  players,
}) => {
  ears.allowNetworkTrouble()
  const player = await players.enter({ balance: '100.00' })
  await page.goto(LIMITS)
  await wholeBuildCached(page, builtFiles())
  const other = casinoOn(await context.newPage())
  await other.dice.sit()
  await context.setOffline(true)
  await pressBreak(page, 'week')
  await expect(calmOn(page)).toBeVisible()
  await expect(unsentOn(page)).toBeVisible()
  await expect(calmOn(other.page)).toBeVisible()
  await expect(unsentOn(other.page)).toBeVisible()
  await expect(other.dice.roll).toHaveCount(0)

  await page.reload()
  await expect(unsentOn(page)).toBeVisible()
  expect((await endOfBreak(call, player.token)).at).toBe(0)
  await control.clearRequests()
  await context.setOffline(false)
  await expect(unsentOn(page)).toBeHidden()
  await expect(unsentOn(other.page)).toBeHidden()
  const { at, text } = await endOfBreak(call, player.token)
  expect(Math.abs(at - Date.now() - 7 * DAY_MS)).toBeLessThan(DAY_MS / 24)
  await expect(calmOn(other.page)).toContainText(text)
  const calls = (await control.requests()).map(({ endpoint }) => endpoint ?? '')
  expect(calls.filter((each) => MONEY.test(each))).toEqual(['takeBreak'])

  await page.goto('/?deposit')
  const cashier = page.getByRole('dialog', { name: say('deposit.title'), exact: true })
  await expect(calmOn(page)).toBeVisible()
  await expect(cashier.getByRole('button', { name: say('deposit.pay'), exact: true })).toBeHidden()
  await cashier.getByRole('button', { name: say('protection.calm.withdraw'), exact: true }).click()
  await expect(casino.withdraw.dialog).toBeVisible()
})

test.describe('without a service worker', () => {
  test.use({ hasServiceWorkers: false })

  test('a break that the operator does not take outlasts a log-out in one of two tabs and holds in both', async ({
    casino,
    context,
    control,
    ears,
    page,
    players,
  }) => {
    ears.allow(/status of 500/)
    const player = await players.enter({ balance: '100.00' })
    const failing = await control.fault({ match: { endpoint: 'takeBreak' }, kind: 'reply', status: 500, times: 0 })
    await page.goto(LIMITS)
    const other = casinoOn(await context.newPage())
    await other.dice.sit()
    await pressBreak(page, 'day')
    await expect(unsentOn(page)).toBeVisible()
    await expect(calmOn(other.page)).toBeVisible()

    await casino.profile.open()
    await casino.profile.logOut.click()
    await casino.frame.isOfGuest()
    await other.frame.isOfGuest()
    await casino.frame.logIn()
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await other.frame.isOfPlayer()
    await expect(unsentOn(other.page)).toBeVisible()
    await page.goto('/games/dice')
    await expect(unsentOn(page)).toBeVisible()
    for (const { dice } of [casino, other]) await expect(dice.roll).toHaveCount(0)
    await control.cancelFault(failing)
    for (const tab of [page, other.page]) {
      await expect(unsentOn(tab)).toBeHidden()
      await expect(calmOn(tab)).toBeVisible()
    }
    expect(await control.requests({ endpoint: 'dice.bet' })).toEqual([])
  })

  for (const [name, skewMs] of Object.entries({ ahead: -2 * DAY_MS, behind: 2 * DAY_MS })) {
    test(`a break has its right end on a device whose clock is two days ${name}, and outlasts a set clock`, async ({
      call,
      casino,
      control,
      page,
      players,
    }) => {
      const setClock = await holdDeviceClock(page)
      await control.skewClock(skewMs)
      const player = await players.enter({ balance: '100.00' })
      await page.goto(LIMITS)
      await pressBreak(page, 'day')
      await expect(calmOn(page)).toBeVisible()
      await expect(unsentOn(page)).toBeHidden()
      const { at, text } = await endOfBreak(call, player.token)
      expect(Math.abs(at - Date.now() - skewMs - DAY_MS)).toBeLessThan(DAY_MS / 24)
      await expect(calmOn(page)).toContainText(text)
      await expect(page.getByText('Time left: 1 day', { exact: true })).toBeVisible()
      await page.goto('/games/dice')
      await expect(calmOn(page)).toContainText(text)
      await setClock(3 * DAY_MS)
      await page.bringToFront()
      await expect(page.getByText('Time left: 1 day', { exact: true })).toBeVisible()
      await expect(calmOn(page)).toContainText(text)
      await expect(casino.dice.roll).toHaveCount(0)
    })
  }

  test('a cleared database ends no break at an open table, and after a log-in the operator says until when it lasts', async ({
    call,
    casino,
    context,
    control,
    ears,
    page,
    players,
  }) => {
    ears.allow('[worker] database cleared')
    ears.allow(/Another connection wants to delete database/)
    ears.allow(/status of 500/)
    const player = await players.enter({ balance: '100.00' })
    const failing = await control.fault({ match: { endpoint: 'takeBreak' }, kind: 'reply', status: 500, times: 0 })
    await page.goto(LIMITS)
    await pressBreak(page, 'day')
    await expect(unsentOn(page)).toBeVisible()
    await page.goto('/games/dice')
    await expect(unsentOn(page)).toBeVisible()

    const { origin } = new URL(page.url())
    const clear = async (storageTypes: string) => {
      const session = await context.newCDPSession(page)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
      await session.detach()
    }
    await control.clearRequests()
    await clear('indexeddb')
    await control.waitForRequests({ match: { endpoint: 'getProfile' } })
    await expect(unsentOn(page)).toBeVisible()
    await expect(casino.dice.roll).toHaveCount(0)
    await control.cancelFault(failing)
    await expect(unsentOn(page)).toBeHidden()
    const { text } = await endOfBreak(call, player.token)

    // With the page closed and its worker gone, which ends a little later and would restore what it remembers.
    const body = '<link rel="icon" href="data:,">'
    await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/empty')
    const locks = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
    await expect.poll(locks).toEqual([])
    await clear('all')
    await context.clearCookies()
    await page.goto('/games/dice')
    await casino.frame.isOfGuest()
    await casino.frame.logIn()
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await expect(calmOn(page)).toContainText(text)
    await expect(casino.dice.roll).toHaveCount(0)
    expect(await control.requests({ endpoint: 'dice.bet' })).toEqual([])
  })

  test('a break begun on another device closes the tables of every tab; an open round can be finished before', async ({
    call,
    casino,
    context,
    control,
    page,
    players,
  }) => {
    const player = await players.enter({ balance: '100.00' })
    await casino.dice.sit()
    const other = await context.newPage()
    const { miner } = casinoOn(other)
    const seeds = { serverSeed: '6d'.repeat(32), clientSeed: 'gems' }
    const mines = minerMines((wanted) => draws(seeds, 0, wanted), 5)
    await control.seedOriginal({ email: player.email, game: 'miner', ...seeds })
    await miner.sit()
    await miner.mines.fill('5')
    await miner.start.click()
    await miner.open([0, 1, 2, 3, 4, 5].find((tile) => !mines.includes(tile)) ?? 0, 'gem')
    await isOn(miner.cashOut)
    const until = new Date(Date.now() + DAY_MS).toISOString()
    await call(takeBreak, { token: player.token, body: { until } })

    await expect(calmOn(page)).toBeVisible()
    await expect(casino.dice.roll).toHaveCount(0)
    await isOn(miner.cashOut)
    await expect(calmOn(other)).toHaveCount(0)
    await miner.cashOut.click()
    await expect(calmOn(other)).toBeVisible()
    await miner.stands('cashedOut')
  })
})
