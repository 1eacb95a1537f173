import type { BrowserContext, Page } from '@playwright/test'
import { gamePath } from '#src/base/routes.ts'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

/** Dispatches the events of entering and leaving the back/forward cache: a browser under automation does not use it. */
function dispatch(page: Page, type: 'pagehide' | 'pageshow'): Promise<boolean> {
  return page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
}

/** Shows the page again, and returns whether its balance is visible at once. */
function comeBack(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    const balance = document.querySelector('[data-testid=balance]')
    return balance !== null && getComputedStyle(balance).visibility === 'visible'
  })
}

/** Until the next load, records the balance in each frame in which it is visible. */
function noteBalances(page: Page): Promise<void> {
  return page.evaluate(() => {
    const look = (): void => {
      const balance = document.querySelector<HTMLElement>('[data-testid=balance]')
      if (balance?.checkVisibility({ visibilityProperty: true }))
        sessionStorage.setItem('seen', balance.dataset['value'] ?? '')
      requestAnimationFrame(look)
    }
    look()
  })
}

function seen(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('seen'))
}

/** Logs out in another tab, then shows the page again: it has to reload and must never show the balance. */
async function comesBackAfterLogOut(page: Page, context: BrowserContext): Promise<void> {
  const logIn = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Log out', exact: true }).press('Enter')
  await expect(logIn(other)).toBeVisible()
  expect(await comeBack(page)).toBe(false)
  await expect(logIn(page)).toBeVisible()
  expect(await seen(page)).toBe(null)
}

function countLocks(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0)
}

test('releases the worker and the locks in the back/forward cache, and starts another worker when the page is shown again', async ({
  casino,
  control,
  page,
  players,
}) => {
  const player = await players.enter({ balance: '1000.00' })
  const { dice, frame } = casino
  await dice.sit()
  await frame.hasBalance('1000.00')
  const faultId = await control.fault({ match: { endpoint: 'dice.bet' }, hold: 'after' })
  await dice.roll.click()
  await control.waitForRequests({ match: { endpoint: 'dice.bet' } })
  await dispatch(page, 'pagehide')
  await expect.poll(() => page.workers().length).toBe(0)
  await expect.poll(() => countLocks(page)).toBe(0)
  await expect(frame.balance).toBeHidden()
  await control.release(faultId)
  await control.credit({ email: player.email, amount: '500.00' })

  await dispatch(page, 'pageshow')
  await expect(frame.balance).toBeVisible()
  // The bet that was being sent is found by its key.
  const { id } = await dice.nextRound()
  await dice.isOn()
  await dice.roll.click()
  await dice.nextRound(id)
  expect(await control.requests({ endpoint: 'dice.bet' })).toHaveLength(2)
  const { balance } = await control.wallet(player.email)
  await frame.hasBalance((balance / 100).toFixed(2))
})

/**
 * Leaves requests for these files pending, as a browser does that aborts them, until the returned function is called.
 */
async function hold(page: Page, files: string): Promise<() => void> {
  let isPaused = true
  await page.route(files, (route) => (isPaused ? undefined : route.continue()))
  return () => (isPaused = false)
}

test('reloads a page that was left before it had started when it is shown again', async ({
  casino,
  control,
  page,
  players,
}) => {
  await players.enter({ balance: '1000.00' })
  const letGo = await hold(page, '**/assets/lang-en-*')
  await page.goto('/games/dice', { waitUntil: 'commit' })
  // By then the code of the page runs: the worker has fetched the profile.
  await control.waitForRequests({ match: { endpoint: 'getProfile' } })
  await dispatch(page, 'pagehide')
  letGo()
  await dispatch(page, 'pageshow')
  await casino.dice.isOn()
})

test('reloads a page that was left while one of its chunks was loading', async ({ casino, page, players }) => {
  await players.enter({ balance: '1000.00' })
  await casino.open()
  await casino.frame.hasBalance('1000.00')
  const letGo = await hold(page, '**/assets/FairnessPage-*')
  const asked = page.waitForRequest('**/assets/FairnessPage-*')
  await page.evaluate(() => {
    history.pushState(null, '', '/fairness')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await asked
  await dispatch(page, 'pagehide')
  letGo()
  await dispatch(page, 'pageshow')
  await expect(casino.frame.heading('Fairness check')).toBeVisible()
})

test.describe('never shows the previous player on a page restored from the back/forward cache', () => {
  test('when the player has logged out in another tab', async ({ casino, context, page, players }) => {
    await players.enter({ balance: '1000.00' })
    await casino.open('/profile')
    await casino.frame.hasBalance('1000.00')
    await dispatch(page, 'pagehide')
    await noteBalances(page)
    await comesBackAfterLogOut(page, context)
  })

  test('when another player has logged in', async ({ casino, context, page, players }) => {
    await players.enter({ balance: '1000.00' })
    await casino.open('/profile')
    await casino.frame.hasBalance('1000.00')
    await dispatch(page, 'pagehide')
    await noteBalances(page)
    await players.enter({ balance: '77.00' })
    const other = await context.newPage()
    await other.goto('/')
    await expect(other.getByRole('banner').getByTestId('balance')).toHaveAttribute('data-value', '77.00')
    expect(await comeBack(page)).toBe(false)
    await casino.frame.hasBalance('77.00')
    await expect(casino.frame.balance).toBeVisible()
    expect(await seen(page)).toBe(null)
  })

  test('when the cookies are gone and only the database shows that the session has ended', async ({
    casino,
    context,
    page,
    players,
  }) => {
    await players.enter({ balance: '1000.00' })
    await casino.open('/profile')
    await casino.frame.hasBalance('1000.00')
    await context.clearCookies({ name: /^(token|bearerToken)$/ })
    await dispatch(page, 'pagehide')
    await noteBalances(page)
    await expect(casino.frame.balance).toBeHidden()
    await comesBackAfterLogOut(page, context)
  })

  test('in the iframe of a provider’s game', async ({ casino, page, players }) => {
    await players.enter({ balance: '1000.00' })
    await casino.open(gamePath('slots', theCatalogue(SMALL_CATALOGUE).games[0]?.[1] ?? ''))
    await expect(page.locator('iframe')).toBeVisible()
    await dispatch(page, 'pagehide')
    await expect(page.locator('iframe')).toBeHidden()
    await dispatch(page, 'pageshow')
    await expect(page.locator('iframe')).toBeVisible()
  })
})
