import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { WHEEL } from '#domain/games/roulette.ts'
import { usePace } from '../table/settings/pace.ts'

export type RouletteSpin = {
  /** The pocket where the ball is or will land; null before any round. */
  pocket: number | null
  /** A bet is in flight and the wheel spins freely. */
  waiting: boolean
  /** The ball is being animated to its pocket. */
  turning: boolean
  onSkip: () => void
}

const STEP = 360 / WHEEL.length
const WAITING_TURN = 4_000
export const ROULETTE_SPIN_MS = 3_600
/** The ball lands before the wheel stops, and then turns with it; ms. */
export const ROULETTE_BALL_MS = 2_700
const TURNS = 540
const BALL_TURNS = 1_440
/** Radius of the ball while it runs, relative to its radius in a pocket. */
const RIM = 1.24

type Parts = Record<'rotor' | 'arm' | 'reach', RefObject<HTMLDivElement | null>>

const rotated = (degrees: number) => `rotate(${degrees.toFixed(2)}deg)`

/** Spins the wheel and the ball by compositor animations, without JavaScript per frame. */
export function useRouletteSpin({ pocket, waiting, turning }: RouletteSpin) {
  const parts: Parts = { rotor: useRef(null), arm: useRef(null), reach: useRef(null) }
  const { rotor, arm, reach } = parts
  const container = useRef<HTMLDivElement>(null)
  const angle = useRef(0)
  const floating = useFloating(container, turning)
  const pace = usePace()

  useEffect(() => {
    const wheel = rotor.current
    if (!waiting || !wheel || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const from = angle.current
    const frames = { transform: [rotated(from), rotated(from + 360)] }
    const running = wheel.animate(frames, { duration: WAITING_TURN, iterations: Infinity })
    return () => {
      angle.current = from + 360 * ((Number(running.currentTime ?? 0) / WAITING_TURN) % 1)
      wheel.style.transform = rotated(angle.current)
      running.cancel()
    }
  }, [waiting, rotor])

  useLayoutEffect(() => {
    if (pocket === null) return undefined
    const at = WHEEL.indexOf(pocket) * STEP
    const from = angle.current
    if (turning) angle.current = from + TURNS
    stand(rotor.current, rotated(angle.current))
    stand(arm.current, rotated(at))
    if (!turning) return undefined
    const run = [
      rotor.current?.animate(
        { transform: [rotated(from), rotated(angle.current)] },
        { duration: pace * ROULETTE_SPIN_MS, easing: 'cubic-bezier(0.15, 0.55, 0.35, 1)' },
      ),
      arm.current?.animate(
        { transform: [rotated(at + BALL_TURNS), rotated(at)] },
        { duration: pace * ROULETTE_BALL_MS, easing: 'cubic-bezier(0.2, 0.5, 0.45, 1)' },
      ),
      reach.current?.animate(
        [
          { transform: `scale(${RIM})`, offset: 0 },
          { transform: `scale(${RIM})`, offset: 0.55, easing: 'ease-in' },
          { transform: 'scale(0.98)', offset: 0.82, easing: 'ease-out' },
          { transform: 'scale(1.07)', offset: 0.9, easing: 'ease-in' },
          { transform: 'scale(1)', offset: 1 },
        ],
        { duration: pace * ROULETTE_BALL_MS },
      ),
    ]
    return () => run.forEach((each) => each?.cancel())
  }, [pocket, turning, rotor, arm, reach, pace])

  return { rotor, arm, reach, container, floating }
}

function stand(part: HTMLDivElement | null, transform: string): void {
  // React sets no style on this element, so it can be written directly.
  if (part) Object.assign(part.style, { transform })
}

/** Whether the wheel floats over the page: it spins and its place is out of the viewport. */
function useFloating(container: RefObject<HTMLDivElement | null>, turning: boolean): boolean {
  const [outOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    if (!container.current) return undefined
    const seen = new IntersectionObserver(([entry]) => setOutOfSight((entry?.intersectionRatio ?? 1) < 0.6), {
      threshold: [0.6],
    })
    seen.observe(container.current)
    return () => seen.disconnect()
  }, [container])
  return turning && outOfSight
}
