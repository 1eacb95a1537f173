import { isLiveBetOpen, type LiveGame } from '../domain/games/live-games.ts'
import { parseIntentKind } from '../domain/protocol/intent-kinds.ts'
import { unsettledIntents } from './account-view.ts'
import { currentPlayerId, database } from './page-database.ts'
import type { CrashRoundRow, IntentRow, LiveBetRow, TopicRow, TopicStates } from './rows.ts'

/** The page's view of what is played together; apart from `view.ts`, as a first visit shows none of it. */

/** A topic as last known; null before it has ever come. */
export async function topic<Name extends keyof TopicStates>(name: Name): Promise<TopicRow<Name> | null> {
  // The store is keyed by the topic's own name, so the row under it is of that topic's type.
  return ((await database.topics.get(name)) as TopicRow<Name> | undefined) ?? null
}

/** What the page of a game played together shows of the journal and its outcomes, as of one moment. */
export type LiveTable<Game extends LiveGame> = {
  /** The player's last bets, and older ones that stand; the newest first. */
  bets: LiveBetRow<Game>[]
  /** Bets and steps of the game whose outcome is not known. */
  openIntents: IntentRow[]
}

/** The player's last bets in a game with all that stand, and its open intents; nothing for a guest. */
export function liveTable<Game extends LiveGame>(game: Game, count: number): Promise<LiveTable<Game>> {
  const { session, intents, liveBets } = database
  // One transaction: a bet and the intent that it settles are written together, and are read together.
  return database.transaction('r', [session, intents, liveBets], async () => {
    const [bets, open] = await Promise.all([lastLiveBets(game, count), unsettledIntents()])
    return { bets, openIntents: open.filter(({ kind }) => parseIntentKind(kind)?.game === game) }
  })
}

async function lastLiveBets<Game extends LiveGame>(game: Game, count: number): Promise<LiveBetRow<Game>[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const newest = database.liveBets
    .where('[playerId+game+at]')
    .between([playerId, game, 0], [playerId, game, Infinity])
    // eslint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
    .reverse()
  // The index holds rows of this game alone; the worker keeps a few hundred of them.
  const rows = (await newest.toArray()) as unknown as LiveBetRow<Game>[]
  return rows.filter((row, at) => at < count || isLiveBetOpen(row))
}

/** A bet of the player by its id; null where it is not kept here. */
export async function liveBet(id: string): Promise<LiveBetRow | null> {
  const [playerId, row] = await Promise.all([currentPlayerId(), database.liveBets.get(id)])
  return row && row.playerId === playerId ? row : null
}

/** A round of crash that is over, with all that its check takes; null where it has not been loaded. */
export async function crashRound(id: string): Promise<CrashRoundRow | null> {
  return (await database.crashRounds.get(id)) ?? null
}
