import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { GAME } from './support/provider.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false, hasTouch: true, viewport: { width: 360, height: 740 } })

const GAMES = {
  dice: '/games/dice',
  crash: '/games/crash',
  betting: '/betting',
  'a slot': `/games/slots/${GAME.slug}/play`,
}
const MOST = 3

test('from a game on a phone a limit is three taps and its amount away, and a break three taps', async ({
  page,
  players,
}) => {
  let taps = 0
  const tap = async (control: Locator): Promise<void> => {
    await control.tap()
    taps += 1
  }
  const openLimits = async (): Promise<void> => {
    taps = 0
    await tap(page.getByRole('button', { name: saying('session.open') }).or(page.getByTestId('play-line')))
    await tap(page.getByRole('dialog').getByRole('link', { name: say('protection.title'), exact: true }))
  }

  for (const [name, path] of Object.entries(GAMES)) {
    await test.step(name, async () => {
      await players.enter({ balance: '100.00' })
      await page.goto(path)
      await openLimits()
      const card = page.getByRole('region', { name: say('protection.kind.deposit'), exact: true })
      const line = card.getByRole('listitem').first()
      await tap(page.getByRole('button', { name: new RegExp(`${say('protection.kind.deposit')} `) }).first())
      await page.keyboard.type('500')
      await page.keyboard.press('Enter')
      await expect(line).toContainText('of ₽500.00 used')
      expect(taps).toBeLessThanOrEqual(MOST)

      await page.goBack()
      await openLimits()
      await tap(page.getByRole('button', { name: say('break.length.day'), exact: true }))
      await expect(page.getByRole('heading', { name: saying('protection.block.timeOut') })).toBeVisible()
      expect(taps).toBeLessThanOrEqual(MOST)
    })
  }
})
