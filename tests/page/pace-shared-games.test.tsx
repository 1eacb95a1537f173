import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isDisabled, isOn } from './pages/controls.ts'
import { openGame } from './support/open-game.ts'
import { say, saying } from './support/texts.ts'

const GAMES = [
  ['/games/rooms/red', say('rooms.join')],
  ['/games/coinflip?against=players', say('duels.create')],
] as const

test.each(GAMES)('where rounds keep a distance, %s takes the next stake only after it', async (path, name) => {
  const { database, playerId } = await openGame(path, { rules: { minRoundSeconds: 60 } })
  const stake = page.getByRole('button', { name, exact: true })
  await isOn(stake)
  const stored = { playerId, breakUntil: null, isBreakUnsent: false, limits: [] }
  await database.localProtection.put({ ...stored, roundStartedAt: Date.now() })
  await isDisabled(stake, saying('protection.pace'))
  await expect.element(page.getByTestId('pace')).toBeVisible()
  await database.localProtection.update(playerId, { roundStartedAt: Date.now() - 60_000 })
  await isOn(stake)
  await expect.element(page.getByTestId('pace')).not.toBeInTheDocument()
})
