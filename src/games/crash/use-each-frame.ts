import { useEffect, useEffectEvent } from 'react'
import { useClockOffset } from '../../data/queries.ts'

/**
 * Calls `draw` with the server's time, ms, in each frame while `isOn`, or every `everyMs` where that is more than 0. For
 * what writes to the DOM by ref: React renders nothing for it. A hidden page draws nothing and goes on with the time as
 * it is when it comes back.
 */
export function useEachFrame(isOn: boolean, everyMs: number, draw: (now: number) => void): void {
  const offset = useClockOffset()
  const drawNow = useEffectEvent(() => draw(Date.now() + offset))
  useEffect(() => {
    if (!isOn) return undefined
    drawNow()
    if (everyMs > 0) {
      const timer = setInterval(() => drawNow(), everyMs)
      return () => clearInterval(timer)
    }
    let frame = requestAnimationFrame(function next() {
      drawNow()
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [isOn, everyMs])
}
