import type { RoundState } from '../../../worker/endpoints/originals/shapes.ts'
import type { OriginalRound } from '../../../worker/db/view.ts'
import { MINER_SIDE, MINER_TILES } from '../../../worker/domain/games/miner.ts'

/** What a tile shows: nothing yet, what was opened, or what the end of the round has shown beside it. */
export type Face = 'closed' | 'gem' | 'hit' | 'mine' | 'left'

/** How long a gem takes to stand there, and the end of a round to be shown on the whole board, ms. */
const GEM_MS = 420
const END_MS = 700
const SPREAD_MS = 45

export const TILES = Array.from({ length: MINER_TILES }, (_, tile) => tile)

/** The row and the column of a tile, both from 1. */
export function getTilePlace(tile: number): { row: number; column: number } {
  return { row: Math.floor(tile / MINER_SIDE) + 1, column: (tile % MINER_SIDE) + 1 }
}

/** What each tile shows, by the operator's word alone. */
export function getTileFaces(state: RoundState<'miner'> | null): Face[] {
  return TILES.map((tile) => faceOf(tile, state))
}

function faceOf(tile: number, state: RoundState<'miner'> | null): Face {
  if (state === null) return 'closed'
  const isOpened = state.opened.includes(tile)
  if (state.mines === null) return isOpened ? 'gem' : 'closed'
  if (state.mines.includes(tile)) return isOpened ? 'hit' : 'mine'
  return isOpened ? 'gem' : 'left'
}

/** How long a tile waits before it turns at the end of a round: the farther from the last one opened, the longer. */
export function getTileDelay(tile: number, state: RoundState<'miner'> | null): number {
  const last = state?.opened.at(-1)
  if (last === undefined || last === tile) return 0
  const [one, other] = [getTilePlace(tile), getTilePlace(last)]
  return SPREAD_MS * Math.max(Math.abs(one.row - other.row), Math.abs(one.column - other.column))
}

/** How long the newest step of a round moves, ms; laying the board is not seen. */
export function stepMotion({ status, state }: OriginalRound<'miner'>): number {
  if (status === 'settled') return END_MS
  return state.opened.length === 0 ? 0 : GEM_MS
}

/** The tile that was a mine; null where none was opened. */
export function getHitMine({ opened, mines }: RoundState<'miner'>): number | null {
  return opened.find((tile) => mines?.includes(tile)) ?? null
}

/** How many gems have been opened. */
export function countGems(state: RoundState<'miner'>): number {
  return state.opened.length - (getHitMine(state) === null ? 0 : 1)
}

const MOVES: Record<string, (tile: number) => number> = {
  ArrowLeft: (tile) => (tile % MINER_SIDE === 0 ? tile : tile - 1),
  ArrowRight: (tile) => (tile % MINER_SIDE === MINER_SIDE - 1 ? tile : tile + 1),
  ArrowUp: (tile) => (tile < MINER_SIDE ? tile : tile - MINER_SIDE),
  ArrowDown: (tile) => (tile >= MINER_TILES - MINER_SIDE ? tile : tile + MINER_SIDE),
  Home: (tile) => tile - (tile % MINER_SIDE),
  End: (tile) => tile - (tile % MINER_SIDE) + MINER_SIDE - 1,
}

/** Where a key leads from a tile; with Ctrl, Home and End lead to the corners. null where it leads nowhere. */
export function moveFrom(tile: number, key: string, isControl: boolean): number | null {
  if (isControl) return key === 'Home' ? 0 : key === 'End' ? MINER_TILES - 1 : null
  return Object.hasOwn(MOVES, key) ? (MOVES[key]?.(tile) ?? null) : null
}
