import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from './support/open-app.tsx'
import { say } from './support/texts.ts'

const settings = page.getByRole('button', { name: say('game.settings'), exact: true })
const fast = page.getByRole('switch', { name: say('game.settings.fast'), exact: true })
const effects = page.getByRole('switch', { name: say('game.settings.effects'), exact: true })

/** How long the dice roll, in seconds. */
function rollSeconds(): string {
  const marker = document.querySelector('[data-testid=original-round] [data-outcome]')
  return marker ? getComputedStyle(marker).transitionDuration : ''
}

function openDiceIn(country: string) {
  return openApp('/games/dice', {
    fill: (database) =>
      database.facts.put({ id: 'geo', ip: null, country, region: null, blocked: false, fetchedAt: 0 }),
  })
}

test('fast animations take 0.4 of the time, and stay chosen', async () => {
  await openDiceIn('KZ')
  await settings.click()
  await expect.poll(rollSeconds).toBe('0.42s')
  await fast.click()
  expect(rollSeconds()).toBe('0.168s')
  expect(localStorage.getItem('games.fast')).toBe('on')
  await openDiceIn('KZ')
  await expect.poll(rollSeconds).toBe('0.168s')
})

test('where auto-play is forbidden, animations keep their time and cannot be sped up', async () => {
  localStorage.setItem('games.fast', 'on')
  await openDiceIn('GB')
  await settings.click()
  await expect.element(effects).toBeVisible()
  await expect.element(fast).not.toBeInTheDocument()
  expect(rollSeconds()).toBe('0.42s')
})
