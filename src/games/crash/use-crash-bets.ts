import { useMemo } from 'react'
import { useTopic } from '../../data/topics.ts'
import { mergeBets } from './merge-bets.ts'
import type { CrashBetRow } from './use-crash-table.ts'

/** The round with the bets of all players, after each of their messages: for the parts of the page that show them. */
export function useCrashBets(playerBets: readonly CrashBetRow[] | null) {
  const state = useTopic('crash')?.state ?? null
  return { state, bets: useMemo(() => mergeBets(state, playerBets), [state, playerBets]) }
}
