import { useAtom } from 'jotai'
import { MINER_MINES } from '#domain/games/miner.ts'
import { createTabAtom } from '../table/settings/tab-atom.ts'

const NAME = 'miner.mines'
const AT_FIRST = 3

/** Clamps a number of mines to the allowed range. */
export function withinMines(wanted: number): number {
  return Math.max(MINER_MINES.min, Math.min(MINER_MINES.max, Math.round(wanted)))
}

/** Validates the stored number; an invalid one counts as not set. */
function readMines(stored: unknown): number {
  return typeof stored === 'number' && withinMines(stored) === stored ? stored : AT_FIRST
}

const minesAtom = createTabAtom(NAME, readMines)

/** The number of mines that the player has set in this tab. */
export function useMines() {
  const [mines, setMines] = useAtom(minesAtom)
  return [mines, (wanted: number) => setMines(withinMines(wanted))] as const
}
