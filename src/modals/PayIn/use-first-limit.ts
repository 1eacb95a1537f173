import { useState } from 'react'
import { useAppState } from '../../data/queries.ts'
import { readFromDevice, saveOnDevice } from '../../games/table/settings/device-storage.ts'
import type { Protection } from '../../protection/use-protection.ts'
import { hasDepositLimit } from './deposit-room.ts'

/**
 * Whether a deposit limit comes before the form: it is asked for (the player may decline, once), required, or required
 * while it is unknown whether one is set.
 */
export type FirstLimitState = 'none' | 'asked' | 'required' | 'unknown'

/** `isFirstDeposit`: this device knows of no deposit that was paid. */
export function useFirstLimit(
  playerId: string | null,
  { protection, isFirstDeposit }: { protection: Protection | undefined; isFirstDeposit: boolean },
): { state: FirstLimitState; decline: () => void } {
  const isOffered = useAppState('problems')?.parts.protection !== 'notOffered'
  const name = `depositLimit ${playerId}`
  const [declined, setDeclined] = useState<string | null>(null)
  const isDeclined = declined === playerId || readFromDevice(name) !== null

  function decline(): void {
    saveOnDevice(name, 'declined')
    setDeclined(playerId)
  }

  function getState(): FirstLimitState {
    if (!protection || playerId === null || hasDepositLimit(protection.limits)) return 'none'
    const { known, rules } = protection
    if (rules.depositLimit === 'required') {
      if (known) return 'required'
      return isOffered ? 'unknown' : 'none'
    }
    return known && rules.depositLimit === 'asked' && isFirstDeposit && !isDeclined ? 'asked' : 'none'
  }
  return { state: getState(), decline }
}
