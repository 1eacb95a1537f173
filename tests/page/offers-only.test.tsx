import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import { minor } from '#domain/money/money.ts'
import { balance, header, link } from './pages/page-frame.ts'
import { bonusRow } from './support/bonus-rows.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'
import { entryRow, tournamentRow } from './support/tournament-rows.ts'

const HOUR_MS = 3_600_000
const main = page.getByRole('main')
const calm = page.getByText(/You’re on a break until/)
const hasDot = () => document.documentElement.hasAttribute('data-unread')
const bonus = page.getByText('Weekend bonus').first()

const takeBreak = (database: MyDatabase) =>
  database.localProtection.put({
    playerId: PLAYER_ID,
    breakUntil: Date.now() + HOUR_MS,
    isBreakUnsent: false,
    limits: [],
  })

/** Opens a page as a player whom everything is offered. */
async function open(path: string, prepare?: (database: MyDatabase) => Promise<unknown>): Promise<MyDatabase> {
  const { database } = await openApp(path, {
    fill: async (stored) => {
      await signIn(stored, { wallet: { bonus: minor(70_000), bonusBalance: minor(0) } })
      await stored.bonuses.put(bonusRow(PLAYER_ID, { name: 'Weekend bonus', status: 'active' }))
      await stored.bonusBoard.put({ playerId: PLAYER_ID, waiting: null, fetchedAt: Date.now() })
      await stored.tournaments.bulkPut([tournamentRow('a', 2), tournamentRow('b', 3)])
      await stored.facts.put({ id: 'tournaments', fetchedAt: { active: Date.now() } })
      await stored.facts.put({ id: 'welcomePack', title: 'Up to ₽25,000', currency: 'RUB', steps: [], fetchedAt: 1 })
      await prepare?.(stored)
    },
  })
  return database
}

const PAGES = [
  ['/bonuses', bonus],
  ['/profile/bonuses', bonus],
  ['/welcome-pack', main.getByRole('heading', { name: 'Up to ₽25,000' })],
  ['/vip-club', main.getByText(say('vip.text'))],
  ['/tournaments', main.getByRole('link', { name: 'Race a' })],
  ['/tournament/a', main.getByRole('button', { name: say('tournament.joining'), exact: true })],
] as const

test.for(PAGES)('%s gives way to the calm page for the time of a break', async ([path, offer]) => {
  const database = await open(path)
  await expect.element(offer).toBeVisible()
  await takeBreak(database)
  await expect.element(calm).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  await database.localProtection.clear()
  await expect.element(offer).toBeVisible()
})

test.for(PAGES)('%s shows no offer for a moment to a player in a break', async ([path, offer]) => {
  const shown: string[] = []
  const watcher = new MutationObserver(() => shown.push(document.body.innerText))
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  const database = await open(path, takeBreak)
  await expect.element(calm).toBeVisible()
  watcher.disconnect()
  await database.localProtection.clear()
  await expect.element(offer).toBeVisible()
  const text = offer.element().textContent ?? ''
  expect(shown.filter((page) => page.includes(text))).toEqual([])
})

test('a tournament that the player is in stays within reach during a break', async () => {
  const database = await open('/tournaments', (stored) =>
    Promise.all([takeBreak(stored), stored.tournamentEntries.put(entryRow(PLAYER_ID, 'b', null))]),
  )
  await expect.element(calm).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Race a' })).not.toBeInTheDocument()
  await main.getByRole('link', { name: 'Race b' }).click()
  await expect.element(main.getByRole('button', { name: say('tournament.leaving'), exact: true })).toBeVisible()
  await database.tournamentEntries.clear()
  await expect.element(calm).toBeVisible()
})

test('a tournament that the player is in opens in a break without the calm page for a moment', async () => {
  const shown: string[] = []
  const watcher = new MutationObserver(() => shown.push(document.body.innerText))
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  await open('/tournament/b', (stored) =>
    Promise.all([takeBreak(stored), stored.tournamentEntries.put(entryRow(PLAYER_ID, 'b', null))]),
  )
  await expect.element(main.getByRole('button', { name: say('tournament.leaving'), exact: true })).toBeVisible()
  watcher.disconnect()
  expect(shown.filter((text) => text.includes(say('protection.calm.stays')))).toEqual([])
})

test('the home page shows the end of a break in place of bonus and tournaments', async () => {
  const database = await open('/')
  const strip = main.getByRole('heading', { level: 2, name: say('nav.tournaments'), exact: true })
  await expect.element(bonus).toBeVisible()
  await expect
    .poll(() => {
      window.scrollTo(0, document.body.scrollHeight)
      return strip.query()
    })
    .not.toBeNull()
  await takeBreak(database)
  await expect.element(bonus).not.toBeInTheDocument()
  await expect.element(strip).not.toBeInTheDocument()
  await expect.element(calm).toBeVisible()
})

test('the wallet names no bonuses during a break', async () => {
  const database = await open('/faq')
  await balance.click()
  const wallet = page.getByRole('dialog', { name: say('account.balance'), exact: true })
  const offers = [wallet.getByText('Weekend bonus'), wallet.getByText(say('wallet.offers'), { exact: true })]
  for (const offer of offers) await expect.element(offer).toBeVisible()
  await takeBreak(database)
  for (const offer of offers) await expect.element(offer).not.toBeInTheDocument()
  await expect.element(wallet.getByText(say('wallet.bonusBalance'), { exact: true })).toBeVisible()
})

test('a reminder of a bonus that ends is neither listed nor counted as unread during a break', async () => {
  const endsAt = Date.now() + HOUR_MS
  const database = await open('/profile/notifications', async (stored) => {
    const notice = { kind: 'bonusEnds' as const, bonusId: 'welcome', name: 'Weekend bonus', endsAt }
    await stored.notifications.put({ ...notice, id: 1, playerId: PLAYER_ID, at: Date.now(), isRead: false })
  })
  await expect.element(bonus).toBeVisible()
  await expect.element(link('Notifications, 1 new', header)).toBeVisible()
  await expect.poll(hasDot).toBe(true)
  await takeBreak(database)
  await expect.element(bonus).not.toBeInTheDocument()
  await expect.element(link('Notifications', header)).toBeVisible()
  await expect.poll(hasDot).toBe(false)
})
