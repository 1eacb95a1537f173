import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { afterRound, type AutoPlan, type AutoRun, type AutoStop, beginAuto } from '../../../worker/rules/auto-play.ts'
import type { AppError } from '../../../worker/result.ts'
import type { Minor } from '../../../worker/rules/money.ts'
import type { BetAmount, Bounds } from '../original/bet-amount.ts'
import type { Off } from '../original/use-table.ts'

/** So long each outcome is to be seen before the next bet, ms. */
const PAUSE_MS = 900

/** The table that plays by itself: what is bet, what stands in the way, and the last round that is over. */
export type AutoSource = {
  amount: BetAmount
  bounds: Bounds
  last: { id: string; amount: Minor; payout: Minor } | null
  busy: boolean
  off: Off | null
  failure: AppError | null
  /** Whether all is set that a bet needs beside its amount. */
  ready: boolean
  place: (amount: Minor) => void
}

export type AutoPlaying = {
  /** null while it does not play. */
  run: AutoRun | null
  /** Why it stopped last. */
  stopped: AutoStop | null
  start: (plan: AutoPlan) => void
  stop: () => void
}

/**
 * Places one bet after another, each when the operator's word of the one before is there. It stops with the tab hidden,
 * the network gone, a refusal, an outcome that is not known: nothing is placed that nobody looks at.
 */
export function useAutoPlay(source: AutoSource): AutoPlaying {
  const [auto, setAuto] = useState<{ plan: AutoPlan; base: Minor; run: AutoRun } | null>(null)
  const [stopped, setStopped] = useState<AutoStop | null>(null)
  /** The round that was the last one when a bet was placed: its own is another. */
  const before = useRef<string | null>(null)

  function stop(why: AutoStop): void {
    setAuto(null)
    setStopped(why)
  }

  const trouble = troubleOf(source)
  if (auto && trouble) stop(trouble)

  function place(plan: AutoPlan, base: Minor, run: AutoRun | AutoStop): void {
    if (typeof run === 'string') return stop(run)
    before.current = source.last?.id ?? null
    setStopped(null)
    setAuto({ plan, base, run })
    source.place(run.next)
  }

  function start(plan: AutoPlan): void {
    if (source.busy || trouble || !source.ready || !source.amount.ok) return
    place(plan, source.amount.value, beginAuto(plan, source.amount.value, source.bounds))
  }

  const goOn = useEffectEvent(() => {
    const { last, bounds } = source
    if (!auto || !last || last.id === before.current) return
    place(auto.plan, auto.base, afterRound(auto.plan, auto.base, auto.run, last, bounds))
  })
  const settledId = auto && !source.busy ? (source.last?.id ?? null) : null
  useEffect(() => {
    if (settledId === null) return undefined
    const timer = setTimeout(() => goOn(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [settledId])

  const hidden = useEffectEvent(() => {
    if (auto && document.visibilityState === 'hidden') stop('hidden')
  })
  useEffect(() => {
    const listen = () => hidden()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])

  return { run: auto?.run ?? null, stopped, start, stop: () => stop('player') }
}

function troubleOf({ off, failure }: AutoSource): AutoStop | null {
  if (off === 'offline') return 'offline'
  return off !== null || failure !== null ? 'unclear' : null
}
