import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { isCheckDue, NOTHING_PLAYED, type Play, resumePlay } from '#domain/protection/play.ts'
import { getCheckMinutes, getInterval } from '#domain/protection/reality-check.ts'
import { usePlayRow } from '../data/protection-queries.ts'
import { useServerClock } from '../data/queries.ts'
import { useElapsedMs } from '../format/use-server-now.ts'
import { intervalAtom } from './interval.ts'
import { useProtectionRules } from './play-protection.ts'
import { useProtection } from './use-protection.ts'

const LOOK_EVERY_MS = 5_000

/**
 * The interval of reality checks in effect, minutes, and the longest one allowed where the player is. The player's
 * choices on this device and at the operator only shorten it; without checks it is infinite.
 */
export function useInterval(): { minutes: number; longest: number } {
  const chosenAnywhere = useProtection()?.checks.minutes
  const rules = useProtectionRules()
  const chosen = useAtomValue(intervalAtom)
  const said = getCheckMinutes({ realityCheckMinutes: chosenAnywhere }, rules)
  return { minutes: said === Infinity ? said : getInterval(said, chosen), longest: rules.realityCheckMaxMinutes }
}

/** What a player has played on this device, in all tabs, without a longer pause. */
export function useDevicePlay(playerId: string): Play {
  const play = usePlayRow(playerId) ?? NOTHING_PLAYED
  const clock = useServerClock()
  return resumePlay(play, clock.reached(useElapsedMs(LOOK_EVERY_MS)))
}

/** Whether a reality check of this player is due: until it is answered no round begins. */
export function useIsCheckDue(playerId: string | null): boolean {
  const play = useDevicePlay(playerId ?? '')
  const { minutes } = useInterval()
  return playerId !== null && isCheckDue(play, minutes)
}

/** How often a press has asked for the check: each opens it, also where it could not be loaded before. */
const askedAtom = atom(0)
export const useCheckAsked = () => useAtomValue(askedAtom)

/** Returns a function for presses that begin a round: false while a check is due, which it opens instead. */
export function useCheckGate(playerId: string | null): () => boolean {
  const isDue = useIsCheckDue(playerId)
  const ask = useSetAtom(askedAtom)
  return useCallback(() => {
    if (isDue) ask((times) => times + 1)
    return !isDue
  }, [isDue, ask])
}
