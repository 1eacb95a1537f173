import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { isAmount, type Minor, minor, ZERO } from '#domain/money/money.ts'
import { getInterval, getLongestInterval } from '#domain/protection/reality-check.ts'
import { readFromTab, saveInTab } from '../browser/session-storage.ts'
import { useAppState } from '../data/queries.ts'
import { isRecord } from '../games/table/settings/player-setting.ts'
import { intervalAtom } from './interval.ts'

const NAME = 'play.check'
const MINUTE_MS = 60_000

/** The stakes and the net result of what was played. */
export type Sums = { wagered: Minor; net: Minor }

/**
 * What a player has played in this tab since the log-in: its time, the part of it since the last reality check, and its
 * sums by currency. Unlike the session that is shown beside the games it cannot be reset.
 */
export type Play = {
  playerId: string | null
  ms: number
  uncheckedMs: number
  sums: Readonly<Partial<Record<Currency, Sums>>>
}

const NO_PLAY: Play = { playerId: null, ms: 0, uncheckedMs: 0, sums: {} }
const NO_SUMS: Sums = { wagered: ZERO, net: ZERO }

/** A stored play; nothing for anything else. */
export function readPlay(stored: unknown): Play {
  if (!isRecord(stored)) return NO_PLAY
  const { playerId, ms, uncheckedMs, sums } = stored
  if (typeof playerId !== 'string' || !isTime(ms) || !isTime(uncheckedMs) || !isRecord(sums)) return NO_PLAY
  const read = Object.entries(sums).flatMap(([currency, sum]) => {
    if (!isCurrency(currency) || !isRecord(sum)) return []
    const { wagered, net } = sum
    return isMoney(wagered) && isMoney(net) ? [[currency, { wagered, net }] as const] : []
  })
  return { playerId, ms, uncheckedMs, sums: Object.fromEntries(read) }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function isMoney(value: unknown): value is Minor {
  return typeof value === 'number' && isAmount(value)
}

/** Adds time in play, ms; the play of another player is dropped. */
export function addTime(play: Play, playerId: string, ms: number): Play {
  const before = playOf(play, playerId)
  return { ...before, ms: before.ms + ms, uncheckedMs: before.uncheckedMs + ms }
}

type Result = { amount: Minor; payout: Minor; currency: Currency }

/** Adds results that the player has seen. */
export function addResults(play: Play, playerId: string, results: readonly Result[]): Play {
  const before = playOf(play, playerId)
  const sums = { ...before.sums }
  for (const { amount, payout, currency } of results) {
    const { wagered, net } = sums[currency] ?? NO_SUMS
    sums[currency] = { wagered: minor(wagered + amount), net: minor(net + payout - amount) }
  }
  return { ...before, sums }
}

function playOf(play: Play, playerId: string): Play {
  return play.playerId === playerId ? play : { ...NO_PLAY, playerId }
}

const storedAtom = atom(readPlay(readFromTab(NAME)))
// A logout on another page clears what is stored, but not this atom.
storedAtom.onMount = (set) => set(readPlay(readFromTab(NAME)))

const playAtom = atom(
  (get) => get(storedAtom),
  (_get, set, play: Play) => {
    set(storedAtom, play)
    saveInTab(NAME, play)
  },
)

/** Adds time that a player had a game on screen, ms. */
export const addPlayedTimeAtom = atom(null, (get, set, playerId: string, ms: number) =>
  set(playAtom, addTime(get(playAtom), playerId, ms)),
)

/** Adds results that a player has seen. */
export const addSeenResultsAtom = atom(null, (get, set, playerId: string, results: readonly Result[]) =>
  set(playAtom, addResults(get(playAtom), playerId, results)),
)

const checkedAtom = atom(null, (get, set) => set(playAtom, { ...get(playAtom), uncheckedMs: 0 }))

/** The interval of reality checks in effect, minutes, and the longest one allowed where the player is. */
export function useInterval(): { minutes: number; longest: number } {
  const longest = getLongestInterval(useAppState('geo')?.country ?? null)
  return { minutes: getInterval(longest, useAtomValue(intervalAtom)), longest }
}

/** Whether it is time for a reality check of this player. */
export function useIsCheckDue(playerId: string | null): boolean {
  const play = useAtomValue(playAtom)
  const { minutes } = useInterval()
  return playerId !== null && play.playerId === playerId && play.uncheckedMs >= minutes * MINUTE_MS
}

/** What this player has played since the log-in. */
export function usePlay(playerId: string): Play {
  return playOf(useAtomValue(playAtom), playerId)
}

/** The player has answered a reality check: the next one is due after another interval. */
export function useCheckDone(): () => void {
  const set = useSetAtom(checkedAtom)
  return useCallback(() => set(), [set])
}
