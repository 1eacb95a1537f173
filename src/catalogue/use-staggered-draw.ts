import { startTransition, useEffect, useMemo, useState } from 'react'
import { typingPause } from '../browser/typing.ts'

/** A row of a phone: all at once are a task that a slow one takes a tenth of a second for. */
const FEWEST = 2
/** A row of a desktop, and twice that. */
const MOST = 16
/** Between two frames of who keeps up, ms. */
const IN_TIME_MS = 25

/** What waits for its turn, in the order in which it came. */
const waiting = new Set<() => void>()
let isCalled = false
let atOnce = FEWEST
/** When the last turn was, where the next one follows it. */
let turnAt: number | null = null

/**
 * Whether it is this one's turn to be drawn whole: after what stood first on screen, with each frame as many as it bears.
 * Another one in its place waits for its own.
 */
export function useStaggeredDraw(waits: boolean, id: string): boolean {
  // One that comes back, as all games do when the last letter goes, waits again.
  const coming = useMemo(() => ({ id }), [id])
  const [begun, setBegun] = useState<typeof coming | null>(null)
  const isOn = !waits || begun === coming
  useEffect(() => {
    if (isOn) return undefined
    const begin = (): void => setBegun(coming)
    waiting.add(begin)
    call()
    return () => void waiting.delete(begin)
  }, [isOn, coming])
  return isOn
}

function call(): void {
  if (isCalled) return
  isCalled = true
  // What the next key would only take away is not begun.
  const pause = typingPause()
  if (pause > 0) setTimeout(requestAnimationFrame, pause, takeTurn)
  else requestAnimationFrame(takeTurn)
}

function takeTurn(now: number): void {
  isCalled = false
  if (typingPause() > 0) {
    turnAt = null
    call()
    return
  }
  // Whether the last of a row of turns was in time is never seen: each row begins with the fewest.
  atOnce = turnAt !== null && now - turnAt < IN_TIME_MS ? Math.min(atOnce * 2, MOST) : FEWEST
  const next = [...waiting].slice(0, atOnce)
  for (const begin of next) {
    waiting.delete(begin)
    // Drawn together all the same; React warns of many in one.
    startTransition(begin)
  }
  turnAt = waiting.size > 0 ? now : null
  if (turnAt !== null) call()
}
