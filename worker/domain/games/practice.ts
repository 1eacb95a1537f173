import { practice, protectionCountry, verifiedPracticeRegions } from '../settings/configuration.ts'
import { isInRegions } from '../settings/regions.ts'
import { type Minor, minor } from '../money/money.ts'
import type { OriginalGame } from './originals.ts'
import type { SharedGame } from './shared-rounds.ts'
import type { VerificationStatus } from '../player/verification.ts'

/** A table is played for money at the operator, or for chips on this device. */
export type PlayMode = 'money' | 'practice'

/** The shared game whose rounds this device can draw for one player. */
export type SharedPracticeGame = Extract<SharedGame, 'crash'>
export type PracticeGame = OriginalGame | SharedPracticeGame

/** How the owners of rows of practice begin. */
export const PRACTICE_OWNERS = 'practice:'
/** The name under which this device's rounds of crash are stored, as the operator's are under its topic. */
export const PRACTICE_CRASH = 'practice:crash'

/** How many chips a player begins with, in hundredths. */
export const PRACTICE_CHIPS: Minor = minor(1_000_000)

/**
 * The owner of the rows of practice: chips, seeds and rounds have the same stores as those for money, under an id that
 * no query for a player's money asks for. `playerId` is null for a guest.
 */
export function getPracticeOwner(playerId: string | null): string {
  return PRACTICE_OWNERS + (playerId ?? '')
}

/** The player behind an owner of rows, for money or for practice; null for a guest. */
export function getAccount(owner: string | null): string | null {
  if (owner === null || !isPracticeOwner(owner)) return owner
  return owner.slice(PRACTICE_OWNERS.length) || null
}

export function isPracticeOwner(owner: string | null): boolean {
  return owner !== null && owner.startsWith(PRACTICE_OWNERS)
}

/** Whether a row is the visitor's, for money or for practice. */
export function isOfVisitor(owner: string, playerId: string | null): boolean {
  return owner === playerId || owner === getPracticeOwner(playerId)
}

/**
 * Whether a visitor may practise: everywhere but where the country is unknown, and where the law asks for a verified
 * age, once the operator has verified the player. `player` is null for a guest.
 */
export function mayPractise(
  country: string | null,
  player: { verification: { status: VerificationStatus | null } } | null,
): boolean {
  if (!practice || country === null) return false
  return (
    !isInRegions(verifiedPracticeRegions, protectionCountry || country) || player?.verification.status === 'success'
  )
}
