import { useAtom } from 'jotai'
import { createTabAtom } from '../settings/tab-atom.ts'

export const BET_MODES = ['manual', 'auto'] as const
export type BetMode = (typeof BET_MODES)[number]

const NAME = 'bet.auto'

/** The games whose panel shows auto-play; a stored list of another shape counts as empty. */
const gamesAtom = createTabAtom(NAME, readGames)

export function readGames(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((game): game is string => typeof game === 'string') : []
}

/** The chosen tab of a game's bet panel, until the browser tab is closed. */
export function useBetMode(game: string): readonly [BetMode, (mode: BetMode) => void] {
  const [games, setGames] = useAtom(gamesAtom)
  return [
    games.includes(game) ? 'auto' : 'manual',
    (mode) => {
      const others = games.filter((each) => each !== game)
      setGames(mode === 'auto' ? [...others, game] : others)
    },
  ]
}
