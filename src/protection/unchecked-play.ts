import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { getInterval } from '#domain/protection/reality-check.ts'
import { intervalAtom } from './interval.ts'
import {
  addResults,
  dropRecords,
  getEnded,
  type Play,
  PLAY_PREFIX,
  type PlayRecord,
  readCheckedMs,
  readRecords,
  saveCheckedMs,
  saveRecord,
  sumUp,
  uncountedMs,
} from './play-storage.ts'
import { useProtectionRules } from './play-protection.ts'
import { useProtection } from './use-protection.ts'

const MINUTE_MS = 60_000
/** The record of this page. */
const RECORD_KEY = `${PLAY_PREFIX}${crypto.randomUUID()}`

/** Changes with what is stored, by this tab or another one. */
const versionAtom = atom(0)
versionAtom.onMount = (set) => {
  const onStorage = ({ key }: StorageEvent) => {
    // null: all of it was cleared.
    if (key === null || key.startsWith(PLAY_PREFIX)) set((version) => version + 1)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Changes the record of this page. A play that ended with a longer pause is dropped before. */
function changeRecord(playerId: string, change: (record: PlayRecord, othersAt: number) => PlayRecord): void {
  const now = Date.now()
  const records = readRecords(playerId)
  const ended = getEnded(records, now)
  if (ended.length > 0) {
    dropRecords(ended)
    records.clear()
  }
  const record = records.get(RECORD_KEY) ?? { playerId, ms: 0, sums: {}, at: 0 }
  const others = [...records].filter(([key]) => key !== RECORD_KEY)
  saveRecord(RECORD_KEY, { ...change(record, Math.max(0, ...others.map(([, { at }]) => at))), at: now })
}

/** Adds time that a player had a game on screen, ms; what another tab in view has counted is not counted again. */
export const addPlayedTimeAtom = atom(null, (_get, set, playerId: string, ms: number) => {
  changeRecord(playerId, (record, othersAt) => ({ ...record, ms: record.ms + uncountedMs(ms, Date.now(), othersAt) }))
  set(versionAtom, (version) => version + 1)
})

/** Adds results that a player has seen. */
export const addSeenResultsAtom = atom(
  null,
  (_get, set, playerId: string, results: Parameters<typeof addResults>[1]) => {
    changeRecord(playerId, (record) => ({ ...record, sums: addResults(record.sums, results) }))
    set(versionAtom, (version) => version + 1)
  },
)

const checkedAtom = atom(null, (_get, set, playerId: string) => {
  saveCheckedMs(playerId, getPlay(playerId).ms)
  set(versionAtom, (version) => version + 1)
})

function getPlay(playerId: string): Play {
  const records = readRecords(playerId)
  const isOver = getEnded(records, Date.now()).length > 0
  return sumUp(isOver ? [] : [...records.values()], readCheckedMs(playerId))
}

/**
 * The interval of reality checks in effect, minutes, and the longest one allowed where the player is. The player's
 * choices on this device and at the operator only shorten it; without checks it is infinite.
 */
export function useInterval(): { minutes: number; longest: number } {
  const known = useProtection()?.known
  const { realityCheckMaxMinutes: longest, maySwitchOffRealityCheck } = useProtectionRules()
  const chosen = useAtomValue(intervalAtom)
  if (known?.realityCheckMinutes === null && maySwitchOffRealityCheck) return { minutes: Infinity, longest }
  return { minutes: getInterval(getInterval(longest, known?.realityCheckMinutes), chosen), longest }
}

/** Whether it is time for a reality check of this player. */
export function useIsCheckDue(playerId: string | null): boolean {
  useAtomValue(versionAtom)
  const { minutes } = useInterval()
  return playerId !== null && getPlay(playerId).uncheckedMs >= minutes * MINUTE_MS
}

/** What this player has played, in all tabs, without a longer pause. */
export function usePlay(playerId: string): Play {
  useAtomValue(versionAtom)
  return getPlay(playerId)
}

/** The player has answered a reality check: the next one is due after another interval, in all tabs. */
export function useCheckDone(playerId: string | null): () => void {
  const set = useSetAtom(checkedAtom)
  return useCallback(() => {
    if (playerId !== null) set(playerId)
  }, [set, playerId])
}
