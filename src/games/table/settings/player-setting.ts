import { useAtom } from 'jotai'
import { useCallback } from 'react'
import { getAccount } from '#domain/games/practice.ts'
import { createTabAtom } from './tab-atom.ts'

/** `playerId` is the owner; a guest's setting (null) passes to the next player who logs in. */
export type PlayerSetting<Value> = { playerId: string | null; value: Value | null }

/** Validates a stored setting; a value of the wrong shape counts as not set. */
export function readPlayerSetting<Value>(
  stored: unknown,
  read: (value: unknown) => Value | null,
): PlayerSetting<Value> {
  const nothing = { playerId: null, value: null }
  if (!isRecord(stored)) return nothing
  const { playerId } = stored
  if (playerId !== null && typeof playerId !== 'string') return nothing
  const value = read(stored['value'])
  return value === null ? nothing : { playerId, value }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A setting of a player at a table, stored in the tab under its name. */
export function createPlayerSetting<Value>(name: string, read: (value: unknown) => Value | null) {
  const settingAtom = createTabAtom(name, (stored) => readPlayerSetting(stored, read))
  /** This player's setting (null if not set) and its setter; practice and money share it. */
  return function usePlayerSetting(owner: string | null) {
    const playerId = getAccount(owner)
    const [setting, setSetting] = useAtom(settingAtom)
    const current = setting.playerId === null || setting.playerId === playerId ? setting.value : null
    const set = useCallback((value: Value) => setSetting({ playerId, value }), [setSetting, playerId])
    return [current, set] as const
  }
}
