import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { commands } from '../../../data/commands.ts'
import { useInterval } from '../../../protection/unchecked-play.ts'
import { isRecord } from '../settings/player-setting.ts'
import { createTabAtom } from '../settings/tab-atom.ts'

const NAME = 'play.time'
const TICK_MS = 1_000
/** A longer gap between two ticks was no play: the device slept. */
const LONGEST_TICK_MS = 5_000

type PlayTime = { playerId: string | null; ms: number }
const NO_TIME: PlayTime = { playerId: null, ms: 0 }

export function readPlayTime(stored: unknown): PlayTime {
  if (!isRecord(stored)) return NO_TIME
  const { playerId, ms } = stored
  return typeof playerId === 'string' && typeof ms === 'number' && ms >= 0 && Number.isFinite(ms)
    ? { playerId, ms }
    : NO_TIME
}

const timeAtom = createTabAtom(NAME, readPlayTime)

const addAtom = atom(null, (get, set, playerId: string, ms: number) => {
  const before = get(timeAtom)
  set(timeAtom, { playerId, ms: (before.playerId === playerId ? before.ms : 0) + ms })
})

const resetAtom = atom(null, (_get, set) => set(timeAtom, NO_TIME))

/** Measures how long a player has a game on screen. */
export function useMeasurePlayTime(playerId: string | null): void {
  const addHere = useSetAtom(addAtom)
  const { minutes } = useInterval()
  const add = useEffectEvent((owner: string, ms: number) => {
    addHere(owner, ms)
    void commands.protection.countTime({ playerId: owner, ms, minutes })
  })
  useEffect(() => {
    if (playerId === null) return undefined
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      if (document.visibilityState === 'visible') add(playerId, Math.round(Math.min(now - last, LONGEST_TICK_MS)))
      last = now
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [playerId])
}

/** How long this player has had a game on screen in this tab, in whole seconds. */
export function usePlaySeconds(playerId: string | null): number {
  const time = useAtomValue(timeAtom)
  return playerId !== null && time.playerId === playerId ? Math.floor(time.ms / 1_000) : 0
}

export const useResetPlayTime = () => useSetAtom(resetAtom)
