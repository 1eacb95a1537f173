import { useEffect, useState } from 'react'
import { KENO_DRAWN } from '../../../worker/rules/keno.ts'
import { useReducedMotion } from '../original/reduced-motion.ts'

/** From one ball to the next, in milliseconds: ten are out in under a second. */
const STEP = 85

export type Drawing = {
  /** How many of the ten balls are out. */
  out: number
  /** Balls are still coming. */
  going: boolean
  /** Shows the rest at once. */
  finish: () => void
}

/** Lets the balls of a round out one after another; all at once where it was not made here or less motion is wanted. */
export function useDrawing(roundId: string | null, own: boolean): Drawing {
  const reduced = useReducedMotion()
  const moves = own && !reduced
  const [shown, setShown] = useState<{ roundId: string | null; out: number }>({ roundId: null, out: 0 })

  useEffect(() => {
    if (roundId === null || !moves) return undefined
    const start = performance.now()
    // By the clock, not by the count of ticks: a tab that was hidden has nothing to catch up on.
    const timer = setInterval(() => {
      const out = Math.min(KENO_DRAWN, Math.floor((performance.now() - start) / STEP))
      setShown((now) => (now.roundId === roundId && now.out >= out ? now : { roundId, out }))
      if (out === KENO_DRAWN) clearInterval(timer)
    }, STEP)
    return () => clearInterval(timer)
  }, [roundId, moves])

  const moving = shown.roundId === roundId ? shown.out : 0
  const out = roundId === null ? 0 : moves ? moving : KENO_DRAWN
  return {
    out,
    going: roundId !== null && out < KENO_DRAWN,
    finish: () => setShown({ roundId, out: KENO_DRAWN }),
  }
}
