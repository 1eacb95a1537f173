import * as v from 'valibot'
import { hex64 } from '#worker/http/fields.ts'
import { clientSeed, nonce } from '#endpoints/seed-fields.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { choosePair } from '../originals/pairs.ts'
import type { World } from '../world.ts'

const chosenSeeds = v.object({
  game: v.picklist(ORIGINAL_GAMES),
  serverSeed: hex64,
  clientSeed: v.optional(clientSeed, 'tulpar'),
  nonce: v.optional(nonce, 0),
})

/** The original games' methods of the test control. */
export function originalsControl(world: World, readPlayerId: (email: string) => Promise<number>) {
  return {
    /**
     * Commits a chosen seed pair for a player, so that a test knows the draws; the previous seed is revealed. A page
     * that has already fetched its seeds must fetch them again before it bets. The server seed is 64 hex characters and
     * must be unique to one game, because its hash identifies the pair. Returns that hash.
     */
    seedOriginal: async ({ email, ...order }: SeedsOrder) => {
      const player = await readPlayerId(email)
      const { game, ...chosen } = v.parse(chosenSeeds, order)
      return world.database.write((tx) => choosePair(tx, { player, game }, chosen, world.clock.now()))
    },
  }
}

type SeedsOrder = { email: string; game: OriginalGame; serverSeed: string; clientSeed?: string; nonce?: number }
