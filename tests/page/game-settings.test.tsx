import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from './support/open-app.tsx'
import { say } from './support/texts.ts'

afterEach(() => page.viewport(1440, 900))

test.each(['/games/dice', '/games/crash', '/games/rooms/red'])(
  'a guest on a phone opens the game settings: %s',
  async (path) => {
    await page.viewport(360, 740)
    await openApp(path)
    const open = page.getByRole('button', { name: say('game.settings'), exact: true })
    await open.click()
    const dialog = page.getByRole('dialog', { name: say('game.settings'), exact: true })
    await expect.element(dialog.getByRole('switch', { name: say('game.settings.effects'), exact: true })).toBeVisible()
  },
)
