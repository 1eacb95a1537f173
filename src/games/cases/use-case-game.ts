import { useState } from 'react'
import { CASE_COUNTS } from '#domain/games/cases.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { type Original, useOriginal } from '../table/use-original.ts'
import type { Played } from '../table/round/played.ts'
import type { CaseFacts } from './case-facts.ts'
import { CASE_REJECTIONS } from './rejections.ts'
import { loadCases } from './use-catalogue.ts'
import { type ReelsState, rollMotion, useReels } from './use-reels.ts'

type CaseRound = Played<'cases'>

export type CaseGameState = {
  original: Original<'cases'>
  /** The last round whose outcome may be shown, if it was of this case. */
  shownRound: CaseRound | null
  reels: ReelsState
  count: number
  setCount: (count: number) => void
  /** The price of the chosen number of cases, in minor units; null if the case is not sold in this currency. */
  total: Minor | null
  /** Whether the price is above the balance. */
  short: boolean
  open: () => 'amount' | null
}

const FACTS = { rejections: CASE_REJECTIONS, refreshPrices: loadCases }

/** The state of one case: how many are opened, their price, and the reels with the result. */
export function useCaseGame(facts: CaseFacts): CaseGameState {
  const original = useOriginal('cases', rollMotion, FACTS)
  const [count, setCount] = useState<number>(CASE_COUNTS[0])
  const { slug } = facts.card
  const { newest, shown, isAnimating } = original.round
  const ofCase = (round: CaseRound | null) => (round?.bet.slug === slug ? round : null)
  const reels = useReels(facts, ofCase(newest), isAnimating, count)
  const total = facts.price === null ? null : minor(facts.price * count)
  const seenPrice = useSeen(facts.price)
  const { balance } = original.table
  const short = total !== null && balance !== null && total > balance

  return {
    original,
    shownRound: ofCase(shown),
    reels,
    count,
    setCount: (next) => setCount(Math.max(1, Math.min(next, CASE_COUNTS.length))),
    total,
    short,
    open,
  }

  function open(): 'amount' | null {
    // A price that has just changed was not seen yet: the worker rejects the one before it.
    const price = seenPrice() ?? facts.price
    if (price !== null && total !== null && !short) return original.play.bet({ slug, count }, minor(price * count))
    original.round.skipAnimation()
    return null
  }
}
