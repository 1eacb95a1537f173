import type { Page } from '@playwright/test'
import { casinoOn } from '../e2e/pages/casino.ts'
import { expect, test } from './support/fixtures.ts'

/** How databases can disappear while pages are open; cookies and caches stay. */
const WAYS = {
  'by a browser that needs the space': async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' })
    await session.detach()
  },
  'by a page of the same site': (page: Page) =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          indexedDB.deleteDatabase('MyDatabase').addEventListener('success', () => resolve(null)),
        ),
    ),
}

/** From now on, records whether the page ever renders as a guest's. */
async function watchForGuest(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const look = () => {
      const isGuest = [...document.querySelectorAll('header button')].some((button) => button.textContent === 'Log in')
      if (isGuest) Object.assign(window, { wasGuest: true })
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { isSamePage: true, wasGuest: false })
  })
  return () => page.evaluate(() => !('isSamePage' in window) || Boolean(Reflect.get(window, 'wasGuest')))
}

test('keeps the player and the screen in two open tabs when the database is cleared @gate', async ({
  casino,
  context,
  control,
  ears,
  page,
  players,
}) => {
  ears.allow('[worker] database cleared')
  ears.allow(/Another connection wants to delete database/)
  const player = await players.enter({ balance: '1000.00' })
  await casino.dice.sit()
  const other = casinoOn(await context.newPage())
  await other.open('/games/slots')
  await other.frame.hasBalance('1000.00')
  await expect(other.page.getByText('940 games')).toBeVisible()
  await casino.dice.amount.fill('12.34')
  await other.page.getByRole('searchbox').fill('zz')
  const guests = await Promise.all([watchForGuest(page), watchForGuest(other.page)])

  for (const [at, [way, clear]] of Object.entries(WAYS).entries()) {
    await test.step(way, async () => {
      await control.clearRequests()
      await clear(page)
      await control.waitForRequests({ match: { endpoint: 'getProfile' } })
      await control.waitForRequests({ match: { endpoint: 'dice.getState' } })
      await control.credit({ email: player.email, amount: '0.50' })
      const balance = (1_000.5 + at / 2).toFixed(2)
      await casino.frame.hasBalance(balance)
      await other.frame.hasBalance(balance)
      await expect(casino.dice.amount).toHaveValue('12.34')
      await expect(other.page.getByRole('searchbox')).toHaveValue('zz')
      expect(await Promise.all(guests.map((wasGuest) => wasGuest()))).toEqual([false, false])
    })
  }

  await casino.dice.isOn()
  await casino.dice.roll.click()
  await casino.dice.nextRound()
  const { balance } = await control.wallet(player.email)
  await other.frame.hasBalance((balance / 100).toFixed(2))
  await other.page.getByRole('searchbox').fill('')
  await expect(other.page.getByText('940 games')).toBeVisible()
})
