import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { isPracticeOwner } from '#domain/games/practice.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { commands } from '../../../data/commands.ts'
import { isRecord } from '../settings/player-setting.ts'
import { createTabAtom } from '../settings/tab-atom.ts'
import type { SeenRound } from './seen-round.ts'
import { addRound, EMPTY_TALLY, readTally, type Tally } from './tally.ts'

const NAME = 'play'
const KEYS_NAME = 'play.unseen'
/** A bet that was rejected or refunded leaves its key behind. */
const MOST_KEYS = 200

/** What one player has played in this tab, by currency. It survives a reload, and ends with the tab or at logout. */
export type PlaySession = { playerId: string | null; tallies: Readonly<Partial<Record<Currency, Tally>>> }

export const NO_SESSION: PlaySession = { playerId: null, tallies: {} }

export function readPlaySession(stored: unknown): PlaySession {
  if (!isRecord(stored) || typeof stored['playerId'] !== 'string') return NO_SESSION
  const tallies = isRecord(stored['tallies']) ? stored['tallies'] : {}
  const read = Object.entries(tallies).flatMap(([currency, stored]) => {
    const tally = readTally(stored)
    return tally && isCurrency(currency) ? [[currency, tally] as const] : []
  })
  return { playerId: stored['playerId'], tallies: Object.fromEntries(read) }
}

/** Adds results, oldest first; the session of another player is dropped. */
export function countRounds(session: PlaySession, playerId: string, rounds: readonly SeenRound[]): PlaySession {
  const tallies = session.playerId === playerId ? { ...session.tallies } : {}
  for (const round of rounds) tallies[round.currency] = addRound(tallies[round.currency] ?? EMPTY_TALLY, round)
  return { playerId, tallies }
}

const sessionAtom = createTabAtom(NAME, readPlaySession)

/** Keys of the bets of this tab whose results the player has not seen yet, newest last. */
const unseenAtom = createTabAtom(KEYS_NAME, readKeys)

function readKeys(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
}

const notePlacedAtom = atom(null, (get, set, key: string) => {
  set(unseenAtom, [...get(unseenAtom), key].slice(-MOST_KEYS))
})

const countSeenAtom = atom(null, (get, set, playerId: string, shown: readonly SeenRound[]): readonly SeenRound[] => {
  const unseen = new Set(get(unseenAtom))
  const getKeys = ({ key, keys = key === null ? [] : [key] }: SeenRound) => keys
  const seen = shown.filter((round) => getKeys(round).some((key) => unseen.has(key)))
  if (seen.length === 0) return seen
  for (const key of seen.flatMap(getKeys)) unseen.delete(key)
  set(unseenAtom, [...unseen])
  // Chips are neither won nor lost.
  if (isPracticeOwner(playerId)) return seen
  set(sessionAtom, countRounds(get(sessionAtom), playerId, seen.toReversed()))
  const results = seen.map(({ amount, payout, currency: of }) => ({ amount, payout, currency: of }))
  void commands.protection.countResults({ playerId, results })
  return seen
})

const resetAtom = atom(null, (_get, set) => set(sessionAtom, NO_SESSION))

/** Notes that this tab has placed a bet, whose result counts once the player sees it. */
export const useNotePlaced = () => useSetAtom(notePlacedAtom)

/** Counts, of the results on screen (newest first), those that the player had not seen before, and returns them. */
export function useCountSeen(playerId: string | null): (shown: readonly SeenRound[]) => readonly SeenRound[] {
  const count = useSetAtom(countSeenAtom)
  return useCallback((shown) => (playerId === null ? [] : count(playerId, shown)), [count, playerId])
}

/** What this player has played in this tab in one currency. */
export function useTally(playerId: string | null, currency: Currency): Tally {
  const session = useAtomValue(sessionAtom)
  const isOfPlayer = playerId !== null && session.playerId === playerId
  return (isOfPlayer ? session.tallies[currency] : undefined) ?? EMPTY_TALLY
}

/** Starts to count at nothing, in all currencies. */
export const useResetSession = () => useSetAtom(resetAtom)
