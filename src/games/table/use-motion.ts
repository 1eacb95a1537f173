import { useEffect, useState } from 'react'
import { roundVersion } from './round/round-version.ts'
import { useReducedMotion } from './reduced-motion.ts'
import { usePace } from './settings/pace.ts'

type Round = Parameters<typeof roundVersion>[0]

/** How long a round or its newest step is animated at the usual pace, in ms; 0 for no animation. */
export type RoundMotion<Shown> = (round: Shown, before: Shown | null) => number

export type Motion<Shown> = {
  /** The newest round or step is being animated, so its outcome must not be shown yet. */
  isAnimating: boolean
  /** The newest round whose outcome may be shown: during the animation, the state before it. */
  shown: Shown | null
  /** Ends the animation at once. */
  skipAnimation: () => void
}

/**
 * One timer for everything that shows an outcome: each new round or step of this page is animated for as long as its
 * game needs; with reduced motion or in a hidden tab it is shown at once.
 */
export function useMotion<Shown extends Round>(
  round: Shown | null,
  isLocal: boolean,
  motionOf: RoundMotion<NonNullable<Shown>>,
): Motion<Shown> {
  const isStill = useReducedMotion()
  const pace = usePace()
  const mark = roundVersion(round)
  const [drawn, setDrawn] = useState({ mark, round, before: round, length: 0 })
  // Set during render, so that no frame shows the outcome too early.
  if (drawn.mark !== mark) {
    const before = drawn.round
    const isSeen = isLocal && !isStill && document.visibilityState === 'visible'
    setDrawn({ mark, round, before, length: round && isSeen ? pace * motionOf(round, before) : 0 })
  }
  const { length } = drawn
  const isAnimating = length > 0 && !isStill

  useEffect(() => {
    if (!isAnimating) return undefined
    const rest = () => setDrawn((now) => (now.mark === mark ? { ...now, length: 0 } : now))
    const hide = () => document.visibilityState === 'hidden' && rest()
    // A timer instead of `animationend`, which may never fire on a hidden page.
    const timer = setTimeout(rest, length)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [isAnimating, mark, length])

  return {
    isAnimating,
    shown: isAnimating ? drawn.before : round,
    skipAnimation: () => setDrawn((now) => (now.length === 0 ? now : { ...now, length: 0 })),
  }
}
