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
 * How the tables are played: as the visitor has chosen, and before that a guest for chips and a player for money. Rounds
 * for money can be looked at by a guest where all players share them (`isShared`), at other tables is nothing to see.
 * `isOffered`: practice is allowed where the visitor is; `isPending`: that is not known yet.
 */
export function usePlayMode(isShared = false): {
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
  const isGuest = viewer?.loggedIn === false
  const chosen = isGuest && !isShared ? 'practice' : (choice ?? (isGuest ? 'practice' : 'money'))
  return { mode: isOffered ? chosen : 'money', isOffered, isPending: !geo && !isDisabled, choice, choose }
}

/** The mode of the table around. */
export const ModeContext = createContext<PlayMode>('money')
export const useTableMode = (): PlayMode => use(ModeContext)

/** The commands of the games in a mode: the operator's, or those of the dealer on this device. */
export const getCommands = (mode: PlayMode) => (mode === 'money' ? commands.games : commands.games.practice)
