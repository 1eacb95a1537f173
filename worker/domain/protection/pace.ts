import { ORIGINAL_GAMES } from '../games/originals.ts'
import type { IntentGame } from '../money/intent-kinds.ts'

/** Games whose rounds follow each other as fast as the player presses: between these the least time holds. */
export const PACED_GAMES: readonly IntentGame[] = [...ORIGINAL_GAMES, 'rooms', 'duel']

const SECOND_MS = 1_000

/**
 * How long the next round has to wait, ms. `startedAt` is when the last one began, null for never; one that lies ahead
 * was noted by another clock and counts as now.
 */
export function getPaceWait(startedAt: number | null, minRoundSeconds: number, now: number): number {
  if (startedAt === null) return 0
  return Math.max(0, Math.min(startedAt, now) + minRoundSeconds * SECOND_MS - now)
}
