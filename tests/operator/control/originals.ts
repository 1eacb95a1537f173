import * as v from 'valibot'
import { hex64 } from '../../../worker/http/fields.ts'
import { clientSeed, nonce } from '../../../worker/endpoints/seed-fields.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '../../../worker/domain/games/originals.ts'
import { choosePair } from '../originals/pairs.ts'
import type { World } from '../world.ts'

const chosenSeeds = v.object({
  game: v.picklist(ORIGINAL_GAMES),
  serverSeed: hex64,
  clientSeed: v.optional(clientSeed, 'tulpar'),
  nonce: v.optional(nonce, 0),
})

/** What a test can ask about the original games. Part of the control's surface. */
export function originalsControl(world: World, playerOf: (email: string) => Promise<number>) {
  return {
    /**
     * Commits a chosen pair for a player, so that a test knows what is drawn; the seed it replaces is revealed. A page
     * that has fetched its seeds already must fetch them again before it bets. The server seed is 64 hex characters
     * and of one game alone: a player's pairs are known by its hash. Gives that hash.
     */
    seedOriginal: async ({ email, ...order }: SeedsOrder) => {
      const player = await playerOf(email)
      const { game, ...chosen } = v.parse(chosenSeeds, order)
      return world.database.write((tx) => choosePair(tx, { player, game }, chosen, world.clock.now()))
    },
  }
}

type SeedsOrder = { email: string; game: OriginalGame; serverSeed: string; clientSeed?: string; nonce?: number }
