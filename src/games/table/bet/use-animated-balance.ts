import { useSetAtom } from 'jotai'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Minor, minor } from '#domain/money/money.ts'
import { pausedBalanceAtom } from '../../../base/state.ts'
import { useShownBalance } from './use-shown-balance.ts'

type Balance = {
  balance: Minor | null
  /** It is older than the rounds. */
  isBalanceBehind: boolean
  /** It would reveal an outcome that is not shown yet. */
  isHidden: boolean
  /** A bet or step is in flight, and its outcome may be in the balance already. */
  isInFlight: boolean
}

/**
 * Freezes the balance in the header while it would reveal an outcome; each of the `animated` rounds is paid when its
 * outcome is shown. Returns what subtracts a stake at once.
 */
export function useAnimatedBalance(
  { balance, isBalanceBehind, isHidden, isInFlight }: Balance,
  animated: readonly { payout: Minor }[],
): (stake: Minor) => void {
  const hold = useShownBalance(isHidden)
  const change = useSetAtom(pausedBalanceAtom)
  const unpaid = animated.reduce((sum, { payout }) => sum + payout, 0)
  const unpaidBefore = useRef(unpaid)
  // What is left of the stored balance while its last outcome is known; null while it may not be.
  const left = isHidden && !isInFlight && !isBalanceBehind && balance !== null ? minor(balance - unpaid) : null
  useLayoutEffect(() => {
    if (left !== null) hold(left)
  }, [left, hold])
  const pay = useEffectEvent((paid: number) => {
    if (isHidden && isInFlight) change((now) => now && minor(now + paid))
  })
  useLayoutEffect(() => {
    const paid = unpaidBefore.current - unpaid
    unpaidBefore.current = unpaid
    if (paid > 0) pay(paid)
  }, [unpaid])

  return (stake) => {
    if (balance !== null) hold(minor(balance - unpaid - stake))
  }
}
