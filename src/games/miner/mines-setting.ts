import { atom, useAtom } from 'jotai'
import { MINER_MINES } from '../../../worker/domain/games/miner.ts'
import { saveInTab, readFromTab } from '../../browser/session-storage.ts'

const NAME = 'miner.mines'
const AT_FIRST = 3

/** The number nearest to the wanted one with which a board can be laid. */
export function withinMines(wanted: number): number {
  return Math.max(MINER_MINES.min, Math.min(MINER_MINES.max, Math.round(wanted)))
}

/** Anything may stand where it was kept; what does not fit is as if nothing were set. */
function readMines(kept: unknown): number {
  return typeof kept === 'number' && withinMines(kept) === kept ? kept : AT_FIRST
}

const keptAtom = atom(readMines(readFromTab(NAME)))
const minesAtom = atom(
  (get) => get(keptAtom),
  (_get, set, wanted: number) => {
    const mines = withinMines(wanted)
    set(keptAtom, mines)
    saveInTab(NAME, mines)
  },
)

/** How many mines the player has set in this tab. */
export function useMines() {
  return useAtom(minesAtom)
}
