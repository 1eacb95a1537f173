import { isSharedBetOpen, type SharedGame } from '#domain/games/shared-rounds.ts'
import { parseIntentKind } from '#domain/money/intent-kinds.ts'
import type { PlayMode } from '#domain/games/practice.ts'
import { readOwner, unsettledIntents } from './account-view.ts'
import { currentPlayerId, database } from './page-database.ts'
import type { CrashRoundRow, IntentRow, SharedBetRow, TopicRow, TopicStates, WalletRow } from './rows.ts'

/** The page's queries of multiplayer games. Apart from `view.ts`, because a first visit shows none of them. */

/** The last known state of a topic; null if it has never arrived. */
export async function topic<Name extends keyof TopicStates>(name: Name): Promise<TopicRow<Name> | null> {
  // The store is keyed by topic name, so the row has the type of that topic.
  return ((await database.topics.get(name)) as TopicRow<Name> | undefined) ?? null
}

/** What the page of a multiplayer game shows of the intent journal and its outcomes, read in one transaction. */
export type SharedGameTable<Game extends SharedGame> = {
  /** The player's last bets and older ones that are still open, newest first. */
  bets: SharedBetRow<Game>[]
  /** Bets and steps of the game whose outcome is unknown. */
  openIntents: IntentRow[]
  /** The chips of practice; null at a table for money. */
  chips: WalletRow | null
}

/**
 * The player's last `count` bets in a game plus all open ones, and the open intents; both lists are empty for a guest.
 */
export function sharedGameTable<Game extends SharedGame>(
  game: Game,
  count: number,
  mode: PlayMode = 'money',
): Promise<SharedGameTable<Game>> {
  const { session, intents, liveBets, wallets } = database
  // One transaction, because a bet and the intent that it settles are written together.
  return database.transaction('r', [session, intents, liveBets, wallets], async () => {
    const owner = await readOwner(mode)
    const isPractice = mode === 'practice'
    const [bets, open, chips] = await Promise.all([
      lastLiveBets(game, count, owner),
      isPractice ? [] : unsettledIntents(),
      isPractice && owner !== null ? wallets.get(owner) : null,
    ])
    const openIntents = open.filter(({ kind }) => parseIntentKind(kind)?.game === game)
    return { bets, openIntents, chips: chips ?? null }
  })
}

async function lastLiveBets<Game extends SharedGame>(
  game: Game,
  count: number,
  playerId: string | null,
): Promise<SharedBetRow<Game>[]> {
  if (playerId === null) return []
  const newest = database.liveBets
    .where('[playerId+game+at]')
    .between([playerId, game, 0], [playerId, game, Infinity])
    // eslint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
    .reverse()
  // The index range contains only rows of this game; the worker stores at most a few hundred of them.
  const rows = (await newest.toArray()) as unknown as SharedBetRow<Game>[]
  return rows.filter((row, at) => at < count || isSharedBetOpen(row))
}

/** A bet of the player by its id; null if it is not stored or belongs to another player. */
export async function sharedBet(id: string): Promise<SharedBetRow | null> {
  const [playerId, row] = await Promise.all([currentPlayerId(), database.liveBets.get(id)])
  return row && row.playerId === playerId ? row : null
}

/** A finished round of crash with everything needed to verify it; null if it has not been loaded. */
export async function crashRound(id: string): Promise<CrashRoundRow | null> {
  return (await database.crashRounds.get(id)) ?? null
}
