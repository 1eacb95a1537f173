import { ROUTES } from '#src/base/routes.ts'
import { expect, test } from './support/fixtures.ts'
import { playEach } from './support/rounds.ts'
import { readShifts, watchShifts } from './support/shifts.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false, viewport: { width: 360, height: 740 } })

/** The most that the state of a game may shift: texts of other lengths in their lines, and nothing below them. */
const MOST = 0.01

for (const game of ['miner', 'hilo', 'crash', 'wheel'] as const)
  test(`the late state of a game shifts nothing on a phone: ${game}`, async ({ call, control, page, players }) => {
    await playEach(call, control, await players.enter({ balance: '100.00' }))
    await watchShifts(page)
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(`**/${game}/state`, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(ROUTES[game])
    // Its message appears once loading takes long, instead of the buttons.
    await expect(page.locator('#bet-why')).toHaveText(say('bet.off.loading'))
    await expect(page.locator('#bet-why')).toHaveCSS('opacity', '1')
    await expect(page.locator('[data-bet-bar] > :not(:first-child)').first()).toBeHidden()
    release()
    await expect(page.locator('[data-bet-bar] button').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { sum, shifts } = await readShifts(page)
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST)
    await page.unrouteAll({ behavior: 'wait' })
  })

test('a player who comes with a cookie is never shown the buttons of a guest', async ({ page, players }) => {
  await players.enter({ balance: '100.00' })
  await page.addInitScript((text) => {
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('header button'))
        if (button.textContent === text) document.documentElement.dataset['guest'] = 'seen'
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, say('account.logIn'))
  await page.goto(ROUTES.miner)
  await expect(page.getByTestId('balance')).toHaveAttribute('data-value', '100.00')
  await expect(page.locator('html')).not.toHaveAttribute('data-guest')
})
