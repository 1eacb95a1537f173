import { useMemo } from 'react'
import { useCrashTopic } from './crash-topic.ts'
import { useTopic } from '../../data/topics.ts'
import { mergeBets } from './merge-bets.ts'
import type { CrashBetRow } from './use-crash-table.ts'

/** The round with the bets of all players, after each of their messages: for the parts of the page that show them. */
export function useCrashBets(playerBets: readonly CrashBetRow[] | null) {
  const topic = useCrashTopic()
  // Rounds of practice are on this device, so no message of them comes.
  const state = useTopic(topic, topic === 'crash')?.state ?? null
  return { state, bets: useMemo(() => mergeBets(state, playerBets), [state, playerBets]) }
}
