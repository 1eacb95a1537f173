import type { CDPSession, Locator } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false, hasTouch: true, viewport: { width: 360, height: 740 } })

test('a long press on a tile shows the game’s provider and RTP, and opens neither the game nor a menu', async ({
  casino,
  page,
}) => {
  const { slots } = casino
  const note = page.getByTestId('game-note')
  await slots.open()
  const tile = slots.tiles.first()
  await expect(tile.locator('.tile-cover')).toBeVisible()
  const finger = await page.context().newCDPSession(page)
  const menus = await page.evaluateHandle(() => {
    const seen: boolean[] = []
    addEventListener('contextmenu', (event) => seen.push(event.defaultPrevented))
    return seen
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)

  await press(finger, tile)
  await page.clock.runFor(400)
  await expect(note).toHaveCount(0)
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(note).toContainText((await tile.locator('.tile-name').textContent()) ?? '')
  await expect(note).toContainText((await tile.locator('.tile-provider').textContent()) ?? '')
  await expect(note).toContainText(/RTP \d\d\.\d\d%/)
  await tile.dispatchEvent('contextmenu')
  await lift(finger)
  await expect(page).toHaveURL(/\/games\/slots$/)

  // A finger that moves scrolls, and one that leaves early opens the game.
  await press(finger, tile, 40)
  await expect(note).toHaveCount(0)
  await page.clock.runFor(600)
  await expect(note).toHaveCount(0)
  await lift(finger)
  await tile.click({ button: 'right' })
  await expect.poll(() => menus.jsonValue()).toEqual([true, false])
  await tile.tap()
  await expect(page).toHaveURL(/\/games\/slots\/.+\/play$/)
  // The page of the game says the same, for the keyboard and screen readers.
  await expect(page.getByRole('main').getByText(/^RTP \d\d\.\d\d%$/)).toBeVisible()
})

/** Puts a finger on the middle of an element, and moves it down by as many px. */
async function press(finger: CDPSession, element: Locator, moved = 0): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not on screen')
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  if (moved === 0) return
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - moved }] })
}

/** Lifts the finger a second after it rested: sooner it would fling the page, and the next tap would only stop that. */
async function lift(finger: CDPSession): Promise<void> {
  const timestamp = Date.now() / 1_000 + 1
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
}
