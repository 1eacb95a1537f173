import { useCallback, useLayoutEffect, useRef } from 'react'
import { type Minor, minor } from '#domain/money/money.ts'
import { useShownBalance } from '../bet/use-shown-balance.ts'

/**
 * Freezes the balance in the header while the outcome of an own bet is still being drawn. Returns a function that
 * subtracts a stake from the frozen balance at once (a negative stake is a refund). `holds`: the outcome may come with
 * the reply itself, so the balance freezes from this press on.
 */
export function useBalanceUntilReveal(
  hasPendingReveal: boolean,
  balance: Minor | null,
): (stake: number, options?: { holds: boolean }) => void {
  const hold = useShownBalance(hasPendingReveal)
  const shown = useRef(balance)
  const isPending = useRef(hasPendingReveal)
  useLayoutEffect(() => {
    isPending.current = hasPendingReveal
    if (!hasPendingReveal) shown.current = balance
    else if (shown.current !== null) hold(shown.current)
  }, [hasPendingReveal, balance, hold])
  return useCallback(
    (stake, options) => {
      if (shown.current === null || !(isPending.current || options?.holds)) return
      shown.current = minor(shown.current - stake)
      hold(shown.current)
    },
    [hold],
  )
}
