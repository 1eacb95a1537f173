import { type ByCountry, numbersFor } from '../settings/by-country.ts'
import { realityCheckMinutes } from '../settings/configuration.ts'
import type { ProtectionRules } from './rules.ts'

/** What a player may answer to a reality check. */
export const REALITY_CHECK_ANSWERS = ['continue', 'stop', 'history'] as const
export type RealityCheckAnswer = (typeof REALITY_CHECK_ANSWERS)[number]

/** Intervals, minutes, that a player may choose where they are shorter than the longest allowed one. */
const CHOICES = [10, 15, 20, 30, 45, 60, 90, 120] as const

/**
 * The longest time of play, minutes, until a reality check: the one that satisfies the country (ISO code), or the
 * shortest of the setting where the country is unknown (null).
 */
export function getLongestInterval(country: string | null, minutes: ByCountry = realityCheckMinutes): number {
  return Math.min(...numbersFor([country], minutes))
}

/** The intervals that a player may choose from, minutes, the shortest first and the longest allowed one last. */
export function getIntervals(longest: number): number[] {
  return [...CHOICES.filter((minutes) => minutes < longest), longest]
}

/**
 * The interval in effect by what the operator said and the rules, minutes; infinite where the player has switched the
 * checks off and may.
 */
export function getCheckMinutes(
  known: { realityCheckMinutes?: number | null | undefined } | null | undefined,
  {
    realityCheckMaxMinutes: longest,
    maySwitchOffRealityCheck,
  }: Pick<ProtectionRules, 'realityCheckMaxMinutes' | 'maySwitchOffRealityCheck'>,
): number {
  const chosen = known?.realityCheckMinutes
  return chosen === null && maySwitchOffRealityCheck ? Infinity : getInterval(longest, chosen)
}

/** The interval in effect, minutes: the player's, but never a longer one than allowed; under a minute there is none. */
export function getInterval(longest: number, chosen: number | null | undefined): number {
  return Math.min(longest, chosen && chosen >= 1 ? chosen : longest)
}
