import type { Page } from '@playwright/test'
import { gamePath } from '../../src/app/routes.ts'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })
// On localhost Dexie says that it closes its connection, and when it comes back.
test.beforeEach(({ quiet }) => {
  quiet.allow('Dexie: handling persisted')
  // There it also traces each read of a page that has to load again: they are given up.
  quiet.allow(/^trace: /)
})

/** As a browser tells a page that it keeps it for Back, or shows it again: one that is driven keeps none. */
function tell(page: Page, type: 'pagehide' | 'pageshow'): Promise<boolean> {
  return page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
}

/** Shows the page again, and gives whether its balance can be seen at once. */
function comeBack(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    const balance = document.querySelector('[data-testid=balance]')
    return balance !== null && getComputedStyle(balance).visibility === 'visible'
  })
}

/** Notes, from now until the page loads again, each frame in which its balance can be seen. */
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

function locksHeld(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0)
}

test('a page kept for Back lets go of its worker and its locks, and goes on with another when it is shown again', async ({
  casino,
  control,
  page,
  players,
}) => {
  const player = await players.enter({ balance: '1000.00' })
  const { dice, frame } = casino
  await dice.sit()
  await frame.hasBalance('1000.00')
  const held = await control.fault({ match: { endpoint: 'dice.bet' }, hold: 'after' })
  await dice.roll.click()
  await control.waitForRequests({ match: { endpoint: 'dice.bet' } })
  await tell(page, 'pagehide')
  await expect.poll(() => page.workers().length).toBe(0)
  await expect.poll(() => locksHeld(page)).toBe(0)
  await expect(frame.balance).toBeHidden()
  await control.release(held)
  await control.credit({ email: player.email, amount: '500.00' })

  await tell(page, 'pageshow')
  await expect(frame.balance).toBeVisible()
  // The bet that was on its way is found by its key.
  const { id } = await dice.nextRound()
  await dice.isOn()
  await dice.roll.click()
  await dice.nextRound(id)
  expect(await control.requests({ endpoint: 'dice.bet' })).toHaveLength(2)
  const { balance } = await control.wallet(player.email)
  await frame.hasBalance((balance / 100).toFixed(2))
})

test.describe('a page kept for Back never shows the player who was here', () => {
  test('when the player has logged out in another tab', async ({ casino, context, page, players }) => {
    await players.enter({ balance: '1000.00' })
    await casino.open('/profile')
    await casino.frame.hasBalance('1000.00')
    await tell(page, 'pagehide')
    await noteBalances(page)
    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByRole('button', { name: 'Log out', exact: true }).press('Enter')
    await expect(other.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    expect(await comeBack(page)).toBe(false)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    expect(await seen(page)).toBe(null)
  })

  test('when another player has logged in', async ({ casino, context, page, players }) => {
    await players.enter({ balance: '1000.00' })
    await casino.open('/profile')
    await casino.frame.hasBalance('1000.00')
    await tell(page, 'pagehide')
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

  test('when the cookies are gone, and only the database tells of the end of the session', async ({
    casino,
    context,
    page,
    players,
  }) => {
    await players.enter({ balance: '1000.00' })
    await casino.open('/profile')
    await casino.frame.hasBalance('1000.00')
    await context.clearCookies({ name: /^(token|bearerToken)$/ })
    await tell(page, 'pagehide')
    await noteBalances(page)
    await expect(casino.frame.balance).toBeHidden()
    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByRole('button', { name: 'Log out', exact: true }).press('Enter')
    await expect(other.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    expect(await comeBack(page)).toBe(false)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    expect(await seen(page)).toBe(null)
  })

  test('in the frame of a provider’s game', async ({ casino, page, players }) => {
    await players.enter({ balance: '1000.00' })
    await casino.open(gamePath('slots', theCatalogue(SMALL_CATALOGUE).games[0]?.[1] ?? ''))
    await expect(page.locator('iframe')).toBeVisible()
    await tell(page, 'pagehide')
    await expect(page.locator('iframe')).toBeHidden()
    await tell(page, 'pageshow')
    await expect(page.locator('iframe')).toBeVisible()
  })
})
