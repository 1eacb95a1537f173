import { startTransition, useEffect, useMemo, useState } from 'react'
import { typingPause } from '../browser/typing.ts'

/** The first batch: one row on a phone, because drawing all tiles at once is a task of 100 ms on a slow one. */
const FEWEST = 2
/** The largest batch: two rows on a desktop. */
const MAX_AT_ONCE = 16
/** Frames less than this apart count as on time, ms. */
const IN_TIME_MS = 25

/** Callbacks of the waiting tiles, first come first. */
const waiting = new Set<() => void>()
let isCalled = false
let atOnce = FEWEST
/** Timestamp of the previous batch, if this one follows it directly; otherwise null. */
let turnAt: number | null = null

/**
 * Staggers expensive tile content over frames, starting after the first paint; the batch doubles while frames are on
 * time. A tile that gets another `id` waits again.
 */
export function useStaggeredDraw(waits: boolean, id: string): boolean {
  // Also waits again for an `id` that returns, as when clearing the search brings all games back.
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
  // Draws nothing while the player types: the next key press may remove it again.
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
  // The duration of a series' last batch is never measured, so each series starts with the smallest batch.
  atOnce = turnAt !== null && now - turnAt < IN_TIME_MS ? Math.min(atOnce * 2, MAX_AT_ONCE) : FEWEST
  const next = [...waiting].slice(0, atOnce)
  for (const begin of next) {
    waiting.delete(begin)
    // React still batches these updates; outside a transition it would warn about too many of them.
    startTransition(begin)
  }
  turnAt = waiting.size > 0 ? now : null
  if (turnAt !== null) call()
}
