import { useAtom } from 'jotai'
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
 * outcome is shown. Returns what subtracts a stake at once, and says whether the amount in the header covers it.
 */
export function useAnimatedBalance(
  { balance, isBalanceBehind, isHidden, isInFlight }: Balance,
  animated: readonly { payout: Minor }[],
): (stake: Minor) => boolean {
  const hold = useShownBalance(isHidden)
  const [paused, change] = useAtom(pausedBalanceAtom)
  const unpaid = sumPayouts(animated)
  const animatedBefore = useRef(animated)
  // What is left of the stored balance while its last outcome is known; null while it may not be.
  const left = isHidden && !isInFlight && !isBalanceBehind && balance !== null ? minor(balance - unpaid) : null
  useLayoutEffect(() => {
    if (left !== null) hold(left)
  }, [left, hold])
  const pay = useEffectEvent((paid: number) => {
    if (isHidden && left === null) change((now) => (now === null ? null : minor(now + paid)))
  })
  useLayoutEffect(() => {
    // By round: another one may begin in the frame in which one is paid.
    const ended = animatedBefore.current.filter((round) => !animated.includes(round))
    animatedBefore.current = animated
    if (ended.length > 0) pay(sumPayouts(ended))
  }, [animated])

  return (stake) => {
    if (balance === null) return true
    const shown = isBalanceBehind && paused !== null ? paused : balance - unpaid
    hold(minor(shown - stake))
    return shown >= stake
  }
}

function sumPayouts(rounds: readonly { payout: Minor }[]): number {
  return rounds.reduce((sum, { payout }) => sum + payout, 0)
}
