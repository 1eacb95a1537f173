import { useEffect, useState } from 'react'
import { KENO_DRAWN } from '../../../worker/domain/games/keno.ts'

/** From one ball to the next, in milliseconds: ten are out in under a second. */
const STEP = 85
/** The last ball has fallen, ms after the operator's word. */
export const DRAWING_MS = STEP * KENO_DRAWN + 200

export type DrawProgress = {
  /** How many of the ten balls are out. */
  out: number
  /** Balls are still coming. */
  going: boolean
}

/** Lets the balls of a round out one after another while it moves; else all are out. */
export function useDrawing(roundId: string | null, moves: boolean): DrawProgress {
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
  return { out, going: roundId !== null && moves }
}
