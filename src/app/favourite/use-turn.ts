import { useEffect, useState } from 'react'

/** In one frame: few enough for a slow phone to lay out and paint within it. */
const AT_ONCE = 6

const waiting = new Set<() => void>()
let isUnderway = false

/**
 * Whether it is this component's turn to draw what costs much: `now`, or some frames later. Of many that wait a few have
 * their turn in each frame, the first come first, so that no frame is long, and keys and fingers come in between.
 */
export function useTurn(now: boolean): boolean {
  const [hasTurn, setTurn] = useState(now)
  useEffect(() => {
    if (hasTurn) return undefined
    const turn = (): void => setTurn(true)
    waiting.add(turn)
    if (!isUnderway) next()
    return () => {
      waiting.delete(turn)
    }
  }, [hasTurn])
  return hasTurn
}

function next(): void {
  isUnderway = waiting.size > 0
  if (isUnderway) requestAnimationFrame(giveTurns)
}

function giveTurns(): void {
  for (const turn of [...waiting].slice(0, AT_ONCE)) {
    waiting.delete(turn)
    turn()
  }
  next()
}
