import { useLayoutEffect, useRef } from 'react'
import { useReducedMotion } from '../table/reduced-motion.ts'
import { usePace } from '../table/settings/pace.ts'
import { angleAt, EASING, flicks, WHEEL_SPIN_MS } from './wheel-spin.ts'

export type WheelSpin = {
  /** The segment under the pointer at the end; null if no round of this wheel is known. */
  segment: number | null
  /** A bet is in flight and the wheel spins freely. */
  waiting: boolean
  /** The wheel is being animated to the segment. */
  turning: boolean
}

const WAITING_TURN = 1_200
/** How long a wheel takes to return to its position if a bet fails, ms. */
const BACK_MS = 700

const rotated = (degrees: number) => `rotate(${degrees.toFixed(3)}deg)`

/** Spins the wheel by compositor animations, without JavaScript per frame. */
export function useWheelSpin({ segment, waiting, turning }: WheelSpin) {
  const rotor = useRef<HTMLDivElement>(null)
  const pointer = useRef<HTMLDivElement>(null)
  const angle = useRef(0)
  const hasRun = useRef(false)
  const isStill = useReducedMotion()
  const spinMs = usePace() * WHEEL_SPIN_MS

  useLayoutEffect(() => {
    const wheel = rotor.current
    if (!wheel) return undefined
    const from = angle.current
    if (waiting) {
      if (isStill) return undefined
      hasRun.current = true
      const frames = { transform: [rotated(from), rotated(from + 360)] }
      const running = wheel.animate(frames, { duration: WAITING_TURN, iterations: Infinity })
      return () => {
        angle.current = from + 360 * ((Number(running.currentTime ?? 0) / WAITING_TURN) % 1)
        running.cancel()
      }
    }
    const wasRunning = hasRun.current
    hasRun.current = false
    if (segment !== null) angle.current = turning ? angleAt(segment, from) : angleAt(segment, from, 0)
    // React sets no style on this element, so it can be written directly.
    wheel.style.transform = rotated(angle.current)
    if (!turning && (!wasRunning || isStill)) return undefined
    const timing = turning ? { duration: spinMs, easing: EASING } : { duration: BACK_MS, easing: 'ease-out' }
    const run = [wheel.animate({ transform: [rotated(from), rotated(angle.current)] }, timing)]
    if (turning && pointer.current)
      run.push(pointer.current.animate(flicks(from, angle.current), { duration: spinMs, easing: 'linear' }))
    return () => run.forEach((each) => each.cancel())
  }, [segment, waiting, turning, isStill, spinMs])

  return { rotor, pointer }
}
