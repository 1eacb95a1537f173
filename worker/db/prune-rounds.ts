import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import type { MyDatabase } from './my-database.ts'

/** How many rounds of each game stay stored; a check of older ones asks the operator. */
const STORED_AT_MOST = 1_000

/** Deletes a player's rounds that are over, of each game all but the newest 1,000: autoplay plays thousands in a day. */
export async function pruneRounds(db: MyDatabase, playerId: string): Promise<void> {
  for (const game of ORIGINAL_GAMES) {
    const rounds = db.rounds.where('[playerId+game+at]').between([playerId, game, 0], [playerId, game, Infinity])
    // eslint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
    const old = await rounds.reverse().offset(STORED_AT_MOST).toArray()
    await db.rounds.bulkDelete(old.filter(({ status }) => status !== 'open').map(({ id }) => id))
  }
}
