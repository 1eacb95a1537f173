import { atom, useAtom } from 'jotai'
import { useCallback } from 'react'
import { saveInTab, readFromTab } from '../../../browser/session-storage.ts'

/** `playerId` is the owner; a guest's setting (null) passes to the next player who logs in. */
export type PlayerSetting<Value> = { playerId: string | null; value: Value | null }

/** Validates a stored setting; a value of the wrong shape counts as not set. */
export function readPlayerSetting<Value>(kept: unknown, read: (value: unknown) => Value | null): PlayerSetting<Value> {
  const nothing = { playerId: null, value: null }
  if (!isRecord(kept)) return nothing
  const { playerId } = kept
  if (playerId !== null && typeof playerId !== 'string') return nothing
  const value = read(kept['value'])
  return value === null ? nothing : { playerId, value }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * A setting of a player at a table, stored in sessionStorage under its name, so that it survives navigation and
 * reloads.
 */
export function createPlayerSetting<Value>(name: string, read: (value: unknown) => Value | null) {
  const keptAtom = atom(readPlayerSetting(readFromTab(name), read))
  const ownedAtom = atom(
    (get) => get(keptAtom),
    (_get, set, owned: PlayerSetting<Value>) => {
      set(keptAtom, owned)
      saveInTab(name, owned)
    },
  )
  /** This player's setting (null if not set) and its setter. */
  return function useOwn(playerId: string | null) {
    const [kept, keep] = useAtom(ownedAtom)
    const own = kept.playerId === null || kept.playerId === playerId ? kept.value : null
    const set = useCallback((value: Value) => keep({ playerId, value }), [keep, playerId])
    return [own, set] as const
  }
}
