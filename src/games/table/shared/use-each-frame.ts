import { useEffect, useEffectEvent } from 'react'
import { useServerClock } from '../../../data/queries.ts'

/**
 * Calls `draw` with the server time, ms, on each animation frame while `isOn`, or on the first one after each pause of
 * `pauseMs`. For DOM writes by ref without a React render. Frames stop in a hidden page and resume with the current time.
 */
export function useEachFrame(isOn: boolean, pauseMs: number, draw: (now: number) => void): void {
  const clock = useServerClock()
  const drawNow = useEffectEvent(() => draw(clock.now()))
  useEffect(() => {
    if (!isOn) return undefined
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (): void => {
      frame = requestAnimationFrame(next)
    }
    function next(): void {
      drawNow()
      if (pauseMs > 0) timer = setTimeout(wait, pauseMs)
      else wait()
    }
    next()
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [isOn, pauseMs])
}
