import { useCallback, useLayoutEffect, useRef } from 'react'
import { type Minor, minor } from '#domain/money/money.ts'
import { useShownBalance } from '../bet/use-shown-balance.ts'

/** Ends what a press has subtracted: `isReturned` once the operator has rejected the stake, false while it may be spent. */
type EndSpending = (isReturned: boolean) => void

/**
 * Freezes the balance in the header while the outcome of an own bet is still being drawn. Returns a function that
 * subtracts a stake from the frozen balance at once; what it returns is called when the bet has failed. `holds`: the
 * outcome may come with the reply itself, so the balance freezes from this press on.
 */
export function useBalanceUntilReveal(
  hasPendingReveal: boolean,
  balance: Minor | null,
): (stake: number, options?: { freezesAtOnce: boolean }) => EndSpending {
  const hold = useShownBalance(hasPendingReveal)
  const shown = useRef(balance)
  /** Counts how often the shown balance was the real one again: it then has no stake subtracted. */
  const renewed = useRef(0)
  const isPending = useRef(hasPendingReveal)
  useLayoutEffect(() => {
    isPending.current = hasPendingReveal
    if (!hasPendingReveal) {
      shown.current = balance
      renewed.current += 1
    } else if (shown.current !== null) hold(shown.current)
  }, [hasPendingReveal, balance, hold])
  return useCallback(
    (stake, options) => {
      if (shown.current === null || !(isPending.current || options?.freezesAtOnce)) return () => undefined
      const { current: before } = renewed
      shown.current = minor(shown.current - stake)
      hold(shown.current)
      return (isReturned) => {
        if (isReturned && shown.current !== null && renewed.current === before) {
          shown.current = minor(shown.current + stake)
        }
        hold(isPending.current ? shown.current : null)
      }
    },
    [hold],
  )
}
