import { useLayoutEffect, useRef } from 'react'
import { useServerClock } from '../../data/queries.ts'

/** The bar is full this long before the start, ms. */
const FULL_MS = 8_000
/** Its steps with reduced motion, ms. */
const CALM_STEP_MS = 300

/** The time until a round starts, as an animation of the compositor: the page draws no frame for it. */
export function StartBar({ startsAt, isCalm }: { startsAt: number; isCalm: boolean }) {
  const bar = useRef<HTMLSpanElement>(null)
  const clock = useServerClock()
  useLayoutEffect(() => {
    const shrinking = bar.current?.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: FULL_MS,
      easing: isCalm ? `steps(${Math.round(FULL_MS / CALM_STEP_MS)})` : 'linear',
      fill: 'both',
    })
    if (shrinking) shrinking.currentTime = FULL_MS - (startsAt - clock.now())
    return () => shrinking?.cancel()
  }, [startsAt, isCalm, clock])
  return <span ref={bar} />
}
