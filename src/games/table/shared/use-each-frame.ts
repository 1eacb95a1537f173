import { useEffect, useEffectEvent } from 'react'
import { useServerClock } from '../../../data/queries.ts'

/**
 * Calls `draw` with the server time, ms, on each animation frame while `isOn`, or every `everyMs` if that is above 0.
 * For DOM writes by ref without a React render. Frames pause in a hidden page and resume with the current time.
 */
export function useEachFrame(isOn: boolean, everyMs: number, draw: (now: number) => void): void {
  const clock = useServerClock()
  const drawNow = useEffectEvent(() => draw(clock.now()))
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
