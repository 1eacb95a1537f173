import type { Page } from '@playwright/test'
import { expect, test } from '../faults/support/fixtures.ts'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { casinoOn } from './pages/casino.ts'
import { isDisabled } from './pages/description.ts'
import { PASSWORD } from './support/fixtures.ts'
import { wholeBuildCached } from '../faults/support/service-worker.ts'
import { say, saying } from './support/texts.ts'

const EMAIL = 'offline@example.com'

test('pages seen online are there after an offline restart, and work again when the network is back @gate', async ({
  device,
  control,
  builds,
  ears,
}) => {
  ears.allowNetworkTrouble()
  const first = casinoOn(await device.open())
  await first.frame.signUp()
  await first.signUp.register({ email: EMAIL, password: PASSWORD, currency: 'RUB', accepted: true })
  await first.frame.isOfPlayer()
  await first.frame.deposit()
  await (await first.payIn.payBy('Mobile payment', '300')).pay()
  await first.success.close()
  await first.frame.goTo('Dice')
  await first.dice.isOn()
  await first.dice.roll.click()
  await first.dice.nextRound()
  const { balance } = await control.wallet(EMAIL)
  const value = (balance / 100).toFixed(2)
  await first.frame.hasBalance(value)
  await first.frame.goTo('Slots')
  await expect(first.page.getByText('940 games')).toBeVisible()
  await wholeBuildCached(first.page, await builds.assets())
  await device.close()

  await control.stopListening()
  await device.cut(true)
  const casino = casinoOn(await device.open())
  const { page, frame, dice, payIn } = casino

  await test.step('the frame and the lobby are shown offline', async () => {
    await expect(frame.offline).toBeVisible()
    await frame.hasBalance(value)
    await expect(frame.heading(say('home.player.title'))).toBeVisible()
    for (const name of ['Popular', 'New', say('home.live')] as const) {
      await casino.home.comeNear(name)
      await expect(page.getByRole('region', { name }).getByRole('link').nth(5)).toBeVisible()
    }
    await expect(page.getByRole('region', { name: 'Popular' }).getByText(/^updated /)).toBeVisible()
  })
  await test.step('search over all slots works offline', async () => {
    await frame.goTo('Slots')
    await expect(page.getByText('940 games')).toBeVisible()
    const names = page.locator('.tile-name')
    const wanted = (await names.first().textContent()) ?? ''
    await page.getByRole('searchbox', { name: 'Search games' }).fill(wanted)
    await expect(page.getByText('940 games')).toBeHidden()
    await expect(names.filter({ hasText: wanted }).first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search games' }).fill('')
    await expect(page.getByText('940 games')).toBeVisible()
  })
  await test.step('a game that was never opened has its page offline', async () => {
    const link = page.locator('a.tile').nth(7)
    const name = (await link.locator('.tile-name').textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(say('play.offline'))).toBeVisible()
  })
  await test.step('the profile shows the age of the balance', async () => {
    await frame.header.getByRole('link', { name: 'Profile' }).click()
    await expect(page.getByText(EMAIL)).toBeVisible()
    await expect(page.getByText(/^updated /).first()).toBeVisible()
    await expect(page.getByText(saying('profile.logOutOffline'))).toBeVisible()
  })
  await test.step('dice is off and says why', async () => {
    await frame.goTo('Dice')
    await dice.isOff(saying('bet.off.offline'))
    const { id } = await dice.shown()
    await dice.amount.press('Enter')
    await dice.openFairness()
    const fairness = page.getByRole('dialog', { name: 'Fairness' })
    await expect(fairness.getByText(saying('fairness.rotateOffline')).first()).toBeVisible()
    await fairness.getByRole('button', { name: 'Close' }).click()
    expect(await dice.shown()).toMatchObject({ id })
  })
  await test.step('a deposit is off and says why', async () => {
    await frame.deposit()
    await isDisabled(payIn.pay, saying('deposit.off.offline'))
    await payIn.amount.press('Enter')
    await payIn.close()
  })
  await test.step('everything goes on without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
    await control.clearRequests()
    await control.startListening()
    await device.cut(false)
    await expect(frame.offline).toBeHidden()
    await dice.isOn()
    const { id } = await dice.shown()
    await dice.roll.click()
    await dice.nextRound(id)
    expect(await control.requests({ endpoint: 'dice.bet' })).toHaveLength(1)
    expect(await control.requests({ endpoint: 'createDeposit' })).toEqual([])
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true)
  })
})

test('every address of the app opens without network', async ({ device, control, home, builds, players }) => {
  const first = await device.open('/no-such-page')
  const player = await players.enter({ balance: '1000.00' }, device.context)
  await first.reload()
  await casinoOn(first).frame.hasBalance('1000.00')
  await wholeBuildCached(first, await builds.assets())
  await control.waitForRequests({ match: { endpoint: 'getCatalogue' } })
  await expect.poll(() => storedGames(first)).toBe(940)
  await device.close()
  await control.stopListening()
  await device.cut(true)

  const page = await device.open('/games/slots')
  await expect(page.getByText('940 games')).toBeVisible()
  const open = async (path: string): Promise<void> => {
    await page.goto(home + path)
    await casinoOn(page).frame.hasBalance('1000.00')
  }
  await open('/profile')
  await expect(page.getByText(player.email)).toBeVisible()
  await open('/ru')
  await expect(page.getByRole('link', { name: 'Слоты' }).first()).toBeVisible()
  await open('/kz/games/dice')
  await expect(page.locator('html')).toHaveAttribute('lang', /^kk/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open('/en/games/live-casino')
  await expect(page.getByText('60 games')).toBeVisible()
  await open('/nowhere/at-all')
  await expect(page.getByRole('heading', { name: say('notFound.title', { path: '/nowhere/at-all' }) })).toBeVisible()
  // No file has one of these names.
  for (const path of ['/nowhere/at.all', '/index.html', '/icons/none.png', '/_none', '/auth/none']) {
    await open(path)
    await expect(page.getByRole('heading', { name: say('notFound.title', { path }) })).toBeVisible()
  }
  await open('/reset-password/a.b')
  await expect(page.getByRole('heading', { name: say('restore.title') })).toBeVisible()
  await open('/auth/callback')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.goto(`${home}/robots.txt`)).rejects.toThrow('ERR_')
})

test('a game with special characters in its address opens by a click, after a reload and offline', async ({
  page,
  context,
  control,
  builds,
  ears,
}) => {
  ears.allowNetworkTrouble()
  const [, , name] = theCatalogue(SMALL_CATALOGUE).games[0] ?? []
  const patch = { 'games.0.1': 'Sweet_Bonanza.v2:Gold~1' }
  await control.fault({ match: { endpoint: 'getCatalogue' }, kind: 'patch', patch, times: 0 })
  const isOpen = async (mode: 'play' | 'demo') => {
    await expect(page).toHaveURL(new RegExp(`/games/slots/Sweet_Bonanza\\.v2(:|%3A)Gold~1/${mode}$`))
    await expect(page.getByRole('heading', { level: 1, name: name ?? '', exact: true })).toBeVisible()
  }
  await page.goto(`/games/slots?q=${encodeURIComponent(name ?? '')}`)
  await casinoOn(page)
    .slots.tiles.filter({ hasText: name ?? '' })
    .click()
  await isOpen('play')
  await page.reload()
  await isOpen('play')
  await wholeBuildCached(page, await builds.assets())
  await expect.poll(() => storedGames(page)).toBe(940)
  await context.setOffline(true)
  await page.reload()
  await isOpen('play')
  // The address as a person may type it, and as other sites encode it.
  for (const address of ['Sweet_Bonanza.v2:Gold~1', 'Sweet_Bonanza%2Ev2%3aGold%7E1']) {
    await page.goto(`/ru/games/slots/${address}/demo`)
    await expect(page.getByRole('heading', { level: 1, name: name ?? '', exact: true })).toBeVisible()
  }
  await context.setOffline(false)
})

test('every control that needs the network is off for a guest, and says why', async ({ device, control, builds }) => {
  const first = await device.open()
  await wholeBuildCached(first, await builds.assets())
  await device.close()
  await control.stopListening()
  await device.cut(true)

  const { frame, signUp, logIn, logInByEmail } = casinoOn(await device.open())
  await expect(frame.offline).toBeVisible()
  await frame.signUp()
  await signUp.fill({ email: EMAIL })
  await isDisabled(signUp.submit, say('connection.needed'))
  await signUp.dialog.getByRole('button', { name: 'Log in' }).click()
  await logIn.byEmail()
  // The typed email is carried from one form to the next.
  await expect(logInByEmail.field('Email')).toHaveValue(EMAIL)
  await isDisabled(logInByEmail.submit, say('connection.needed'))
})

test('the skeleton shows the balance and the first row before the page’s code has loaded @gate', async ({
  device,
  control,
  home,
  builds,
  players,
}) => {
  const first = await device.open('/profile')
  await players.enter({ balance: '1234.50' }, device.context)
  await first.goto(home)
  await casinoOn(first).home.comeNear('Popular')
  await expect(casinoOn(first).frame.balance).toHaveAttribute('data-value', '1234.50')
  await wholeBuildCached(first, await builds.assets())
  const shown = await casinoOn(first).frame.balance.textContent()
  const names = await first.getByRole('region', { name: 'Popular' }).locator('.tile-name').allTextContents()
  const entry = await builds.chunk('index')
  const forgotten = await first.evaluate(async (entry) => {
    const each = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).delete(entry)))
    return each.includes(true)
  }, entry)
  expect(forgotten).toBe(true)
  const browser = await device.context.newCDPSession(first)
  await browser.send('Network.clearBrowserCache')
  // Chromium writes cookies to the disk every 30 s: one that is killed loses the newest, while the session lasts.
  await device.context.clearCookies({ name: /^(token|bearerToken)$/ })
  await device.close()

  const faultId = await control.fault({ match: { site: 'page', path: entry }, hold: 'before', times: 0 })
  const page = await device.open()
  await expect(page.locator('#root main')).toHaveAttribute('aria-busy', 'true')
  await expect(casinoOn(page).frame.balance).toHaveAttribute('data-value', '1234.50')
  await expect(casinoOn(page).frame.balance).toHaveText(shown ?? '')
  await expect(page.locator('[data-shell=shelf-row] .tile-name')).toHaveText(names.slice(0, 12))
  await control.release(faultId)
  await expect(page.getByRole('region', { name: 'Popular' })).toBeVisible()
  await expect(page.locator('[data-shell]')).toHaveCount(0)
})

function storedGames(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('MyDatabase')
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('shelves').objectStore('shelves').get('slots:en')
          asked.addEventListener('success', () => resolve(asked.result?.provider.length ?? 0))
          opening.result.close()
        })
      }),
  )
}
