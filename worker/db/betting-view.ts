import { currentPlayerId, database } from './page-database.ts'
import type { BetSlipRow, BettingSettingsRow, SportBetRow, TopicRow, TopicStates } from './rows.ts'

/** The page's view of the sportsbook; apart from `view.ts`, as a first visit shows none of it. */

/** The bet slip of this device; null before the first selection. */
export async function betSlip(): Promise<BetSlipRow | null> {
  return (await database.betSlip.get('slip')) ?? null
}

export async function bettingSettings(): Promise<BettingSettingsRow | null> {
  return (await database.bettingSettings.get('settings')) ?? null
}

/** The player's bets on sports that are kept here, the newest first. */
export async function sportBets(): Promise<SportBetRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const range = database.sportBets.where('[playerId+at]').between([playerId, 0], [playerId, Infinity])
  return (await range.toArray()).toReversed()
}

/** Topics by their names, as last known; those that have never come are left out. */
export async function topicRows<Name extends keyof TopicStates>(names: readonly Name[]): Promise<TopicRow<Name>[]> {
  // The store is keyed by the topics' own names.
  const rows = (await database.topics.bulkGet([...names])) as (TopicRow<Name> | undefined)[]
  return rows.filter((row) => row !== undefined)
}
