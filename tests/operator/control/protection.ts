import { readAnswers } from '../protection/rows.ts'
import { announceProtection, exclude } from '../protection/routes.ts'
import { letTimePass } from '../protection/time.ts'
import type { World } from '../world.ts'

/** The methods of the test control for player protection; its rules are the setting `protectionRules`. */
export function protectionControl(world: World, readPlayerId: (email: string) => Promise<number>) {
  const { database } = world

  return {
    /**
     * Lets this many ms pass for one player: whatever limits, breaks and sessions count from moves into the past. The
     * clock stays.
     */
    passProtectionTime: async ({ email, ms }: { email: string; ms: number }) => {
      const player = await readPlayerId(email)
      await database.write((tx) => letTimePass(tx, player, ms))
      await announceProtection(world, player)
    },
    /** Excludes a player for months, null without an end, as their own call does. */
    exclude: async ({ email, months }: { email: string; months: number | null }) =>
      exclude(world, await readPlayerId(email), months),
    /** What a player answered to reality checks, oldest first. */
    realityChecks: async (email: string) => {
      const player = await readPlayerId(email)
      return database.read((query) => readAnswers(query, player))
    },
  }
}
