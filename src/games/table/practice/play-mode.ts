import { createContext, use } from 'react'
import { useAtom } from 'jotai'
import { mayPractise, type PlayMode } from '#domain/games/practice.ts'
import { commands } from '../../../data/commands.ts'
import { useFlag } from '../../../data/flags.ts'
import { useAppState, useViewer } from '../../../data/queries.ts'
import { createTabAtom } from '../settings/tab-atom.ts'

const MODES: readonly unknown[] = ['money', 'practice']
/** What the visitor has chosen in this visit; null before. */
const choiceAtom = createTabAtom('play-mode', (stored): PlayMode | null =>
  // Safe: it is one of the modes.
  MODES.includes(stored) ? (stored as PlayMode) : null,
)

/**
 * How the tables are played: as the visitor has chosen, and before that a guest for chips and a player for money.
 * `isOffered`: practice is allowed where the visitor is; `isPending`: that is not known yet.
 */
export function usePlayMode(): {
  mode: PlayMode
  isOffered: boolean
  isPending: boolean
  /** null before the first choice of this visit. */
  choice: PlayMode | null
  choose: (mode: PlayMode) => void
} {
  const viewer = useViewer()
  const geo = useAppState('geo')
  const isDisabled = useFlag('disable-practice')
  const [choice, choose] = useAtom(choiceAtom)
  const isOffered = !isDisabled && mayPractise(geo?.blocked ? null : (geo?.country ?? null), viewer?.player ?? null)
  const usual = viewer?.loggedIn === false ? 'practice' : 'money'
  return { mode: isOffered ? (choice ?? usual) : 'money', isOffered, isPending: !geo && !isDisabled, choice, choose }
}

/** The mode of the table around. */
export const ModeContext = createContext<PlayMode>('money')
export const useTableMode = (): PlayMode => use(ModeContext)

/** The commands of the games in a mode: the operator's, or those of the dealer on this device. */
export const getCommands = (mode: PlayMode) => (mode === 'money' ? commands.games : commands.games.practice)
