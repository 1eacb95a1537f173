import { useEffect, useState } from 'react'
import { KENO_DRAWN } from '#domain/games/keno.ts'
import { usePace } from '../table/settings/pace.ts'

/** From one ball to the next, ms: all ten are out in less than a second. */
const STEP = 85
/** From the operator's reply until the last ball has landed, ms. */
export const DRAWING_MS = STEP * KENO_DRAWN + 200

export type DrawProgress = {
  /** How many of the ten balls are out. */
  out: number
  /** More balls are still to come. */
  going: boolean
}

/** Shows the balls of a round one after another while it is animated; otherwise all at once. */
export function useDrawing(roundId: string | null, moves: boolean): DrawProgress {
  const [shown, setShown] = useState<{ roundId: string | null; out: number }>({ roundId: null, out: 0 })

  const step = usePace() * STEP

  useEffect(() => {
    if (roundId === null || !moves) return undefined
    const start = performance.now()
    // Computed from the clock instead of counting ticks, so that a hidden tab has nothing to catch up.
    const timer = setInterval(() => {
      const out = Math.min(KENO_DRAWN, Math.floor((performance.now() - start) / step))
      setShown((now) => (now.roundId === roundId && now.out >= out ? now : { roundId, out }))
      if (out === KENO_DRAWN) clearInterval(timer)
    }, step)
    return () => clearInterval(timer)
  }, [roundId, moves, step])

  const moving = shown.roundId === roundId ? shown.out : 0
  const out = roundId === null ? 0 : moves ? moving : KENO_DRAWN
  return { out, going: roundId !== null && moves }
}
