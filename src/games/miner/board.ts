import type { RoundState } from '#domain/games/round-shapes.ts'
import type { OriginalRound } from '#db/view.ts'
import { MINER_SIDE, MINER_TILES } from '#domain/games/miner.ts'

/** What a tile shows: nothing yet, what the player opened, or what was revealed at the end of the round. */
export type Face = 'closed' | 'gem' | 'hit' | 'mine' | 'left'

/** Durations of the animation of a gem, and of the reveal of the whole board, ms. */
const GEM_MS = 420
const END_MS = 700
const SPREAD_MS = 45

export const TILES = Array.from({ length: MINER_TILES }, (_, tile) => tile)

/** Row and column of a tile, both from 1. */
export function getTilePlace(tile: number): { row: number; column: number } {
  return { row: Math.floor(tile / MINER_SIDE) + 1, column: (tile % MINER_SIDE) + 1 }
}

/** What each tile shows, only by the operator's state. */
export function getTileFaces(state: RoundState<'miner'> | null): Face[] {
  return TILES.map((tile) => getFace(tile, state))
}

function getFace(tile: number, state: RoundState<'miner'> | null): Face {
  if (state === null) return 'closed'
  const isOpened = state.opened.includes(tile)
  if (state.mines === null) return isOpened ? 'gem' : 'closed'
  if (state.mines.includes(tile)) return isOpened ? 'hit' : 'mine'
  return isOpened ? 'gem' : 'left'
}

/** The delay of a tile's reveal at the end of a round, ms: longer with the distance from the last opened tile. */
export function getTileDelay(tile: number, state: RoundState<'miner'> | null): number {
  const last = state?.opened.at(-1)
  if (last === undefined || last === tile) return 0
  const [one, other] = [getTilePlace(tile), getTilePlace(last)]
  return SPREAD_MS * Math.max(Math.abs(one.row - other.row), Math.abs(one.column - other.column))
}

/** How long the newest step is animated, ms; the start of a round is not animated. */
export function stepMotion({ status, state }: OriginalRound<'miner'>): number {
  if (status === 'settled') return END_MS
  return state.opened.length === 0 ? 0 : GEM_MS
}

/** The opened tile that was a mine; null if there is none. */
export function getHitMine({ opened, mines }: RoundState<'miner'>): number | null {
  return opened.find((tile) => mines?.includes(tile)) ?? null
}

/** The number of gems opened. */
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

/** The tile that a key moves to; with Ctrl, Home and End move to the corners. null if the key does not move. */
export function moveFrom(tile: number, key: string, isControl: boolean): number | null {
  if (isControl) return key === 'Home' ? 0 : key === 'End' ? MINER_TILES - 1 : null
  return Object.hasOwn(MOVES, key) ? (MOVES[key]?.(tile) ?? null) : null
}
