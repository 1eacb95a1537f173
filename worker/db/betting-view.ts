import { getSlipKind } from '#domain/betting/slip.ts'
import { currentPlayerId, database } from './page-database.ts'
import type { BetSlipRow, BettingSettingsRow, SportBetRow, TopicRow, TopicStates } from './rows.ts'

/** The page's queries of the sportsbook. Apart from `view.ts`, because a first visit shows none of them. */

/** The bet slip of this device, with the kind of bet that it makes; null before the first selection. */
export async function betSlip(): Promise<BetSlipRow | null> {
  const slip = await database.betSlip.get('slip')
  return slip ? { ...slip, kind: getSlipKind(slip) } : null
}

export async function bettingSettings(): Promise<BettingSettingsRow | null> {
  return (await database.bettingSettings.get('settings')) ?? null
}

/** The player's sports bets that are stored here, newest first; empty for a guest. */
export async function sportBets(): Promise<SportBetRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const range = database.sportBets.where('[playerId+at]').between([playerId, 0], [playerId, Infinity])
  return (await range.toArray()).toReversed()
}

/** The last known state of topics, by name; topics that have never arrived are left out. */
export async function topicRows<Name extends keyof TopicStates>(names: readonly Name[]): Promise<TopicRow<Name>[]> {
  // The store is keyed by topic name, so each row has the type of its topic.
  const rows = (await database.topics.bulkGet([...names])) as (TopicRow<Name> | undefined)[]
  return rows.filter((row) => row !== undefined)
}
