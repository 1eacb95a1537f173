import { useMemo, useState } from 'react'
import { useAppState } from '../../data/queries.ts'
import { readFromDevice, saveOnDevice } from '../../games/table/settings/device-storage.ts'
import type { Protection } from '../../protection/use-protection.ts'
import { hasDepositLimit } from './deposit-allowance.ts'

/** "Decide later" lasts this long; the next deposit after it asks again. */
const LATER_MS = 86_400_000
/** Stored for "No limit", an answer that earlier versions took: it is not asked again. */
const DECLINED = 'declined'

/**
 * Whether a deposit limit comes first: it is asked for in the form (the player may decide later), required before it, or
 * one of both while it is unknown whether one is set.
 */
type FirstLimitState = 'none' | 'asked' | 'required' | 'unknown'

/** `isFirstDeposit`: this device knows of no deposit that was paid. */
export function useFirstLimit(
  playerId: string | null,
  { protection, isFirstDeposit }: { protection: Protection | undefined; isFirstDeposit: boolean },
): { state: FirstLimitState; postpone: () => void } {
  const isOffered = useAppState('problems')?.parts.protection !== 'notOffered'
  const name = `depositLimit ${playerId}`
  const [postponed, setPostponed] = useState<string | null>(null)
  // Read once, so that the question does not come in the middle of a deposit.
  const answer = useMemo(() => readAnswer(name), [name])

  function postpone(): void {
    saveOnDevice(name, String(Date.now()))
    setPostponed(playerId)
  }

  function getState(): FirstLimitState {
    if (!protection || playerId === null || hasDepositLimit(protection.limits)) return 'none'
    const { known, rules } = protection
    const isDue = answer === 'due' || (answer === 'none' && isFirstDeposit)
    const isAsked = rules.depositLimit === 'asked' && isDue && postponed !== playerId
    if (rules.depositLimit !== 'required' && !isAsked) return 'none'
    if (known) return isAsked ? 'asked' : 'required'
    return isOffered ? 'unknown' : 'none'
  }
  return { state: getState(), postpone }
}

/** What this player has answered on this device: nothing, that there is to be no limit yet, or "later", which is now. */
function readAnswer(name: string): 'none' | 'given' | 'due' {
  const stored = readFromDevice(name)
  if (stored === null) return 'none'
  if (stored === DECLINED) return 'given'
  const age = Date.now() - Number(stored)
  return age >= 0 && age < LATER_MS ? 'given' : 'due'
}
