import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Minor } from '../../../../worker/domain/money/money.ts'
import { pausedBalanceAtom } from '../../../app/state.ts'

/** Lets the header's balance stand as it was given until an outcome may be told; gone with the page as well. */
export function useShownBalance(untold: boolean): (balance: Minor | null) => void {
  const hold = useSetAtom(pausedBalanceAtom)
  useEffect(() => {
    if (!untold) return undefined
    return () => hold(null)
  }, [untold, hold])
  return hold
}
