import { useAtomValue } from 'jotai'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Minor } from '#domain/money/money.ts'
import { pausedBalanceAtom } from '../../../base/state.ts'
import { useViewer } from '../../../data/queries.ts'
import { useMoney } from '../../../format/use-money.ts'
import { countUp } from './count-up.ts'
import type { Win } from './win-state.ts'

/** The balance in the header, which states its amount while it is known. */
const BALANCE = 'header [data-value]'

/**
 * Counts the balance in the header up by the payout of a win from 2 times the stake on. The balance may arrive just
 * before or just after the round: it counts when it has risen by exactly the payout, and otherwise not at all. Returns
 * the place of the balance on screen while it counts.
 */
export function useBalanceCount(win: Win | null): DOMRect | null {
  const money = useMoney()
  const paused = useAtomValue(pausedBalanceAtom)
  const wallet = useViewer()?.wallet ?? null
  const shown = paused ?? wallet?.balance ?? null
  const last = useRef({ before: shown, now: shown })
  const [place, setPlace] = useState<DOMRect | null>(null)
  const isBig = win !== null && win.tier !== 'small'
  const id = isBig ? win.round.id : null

  const begin = useEffectEvent((from: Minor, to: Minor): (() => void) | undefined => {
    const balance = document.querySelector<HTMLElement>(BALANCE)
    const rect = balance?.getBoundingClientRect()
    if (!balance || !rect || rect.bottom <= 0) return undefined
    setPlace(rect)
    return countUp(balance, from, to, (amount) => money(amount, wallet?.currency ?? null))
  })

  useLayoutEffect(() => {
    if (last.current.now !== shown) last.current = { before: last.current.now, now: shown }
    const { before, now } = last.current
    const isPaid = win !== null && before !== null && now !== null && now - before === win.round.payout
    const stop = id !== null && isPaid && wallet?.currency === win.round.currency ? begin(before, now) : undefined
    return () => {
      stop?.()
      setPlace(null)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one count for each win and balance
  }, [id, shown])

  return place
}
