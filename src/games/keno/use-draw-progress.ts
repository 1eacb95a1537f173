import { useEffect, useState } from 'react'
import { KENO_DRAWN } from '#domain/games/keno.ts'
import { usePace } from '../table/settings/pace.ts'

/** From one ball to the next, ms: all ten are out in less than a second. */
export const BALL_STEP_MS = 60
/** How long a ball falls from the urn to its place, ms. */
export const BALL_FALL_MS = 340
/** From the operator's reply until the last ball lies in its place, ms. */
export const DRAWING_MS = BALL_STEP_MS * (KENO_DRAWN - 1) + BALL_FALL_MS + 60

export type DrawProgress = {
  /** How many of the ten balls lie in their places. */
  out: number
  /** The others are still falling, or in the urn. */
  going: boolean
}

/** Shows the balls of a round one after another while it is animated; otherwise all at once. */
export function useDrawing(roundId: string | null, moves: boolean): DrawProgress {
  const [shown, setShown] = useState<{ roundId: string | null; out: number }>({ roundId: null, out: 0 })

  const pace = usePace()

  useEffect(() => {
    if (roundId === null || !moves) return undefined
    const step = pace * BALL_STEP_MS
    const firstLands = performance.now() + pace * BALL_FALL_MS
    // Computed from the clock instead of counting ticks, so that a hidden tab has nothing to catch up.
    const timer = setInterval(() => {
      const landed = Math.floor((performance.now() - firstLands) / step) + 1
      const out = Math.min(KENO_DRAWN, Math.max(0, landed))
      setShown((now) => (now.roundId === roundId && now.out >= out ? now : { roundId, out }))
      if (out === KENO_DRAWN) clearInterval(timer)
    }, step)
    return () => clearInterval(timer)
  }, [roundId, moves, pace])

  const moving = shown.roundId === roundId ? shown.out : 0
  const out = roundId === null ? 0 : moves ? moving : KENO_DRAWN
  return { out, going: roundId !== null && moves }
}
