import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Minor } from '#domain/money/money.ts'
import { pausedBalanceAtom } from '../../../base/state.ts'

/**
 * Returns a setter that freezes the balance in the header while the newest outcome must stay hidden. The freeze ends when
 * it may be shown, or on unmount.
 */
export function useShownBalance(hasPendingReveal: boolean): (balance: Minor | null) => void {
  const hold = useSetAtom(pausedBalanceAtom)
  useEffect(() => {
    if (!hasPendingReveal) return undefined
    return () => hold(null)
  }, [hasPendingReveal, hold])
  return hold
}
