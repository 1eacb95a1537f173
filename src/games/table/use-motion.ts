import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Stepped, roundVersion } from './round/round-version.ts'
import { useReducedMotion } from './reduced-motion.ts'
import { usePace } from './settings/pace.ts'

type Round = (Stepped & { playerId: string }) | null

/** How long a round or its newest step is animated at the usual pace, in ms; 0 for no animation. */
export type RoundMotion<Shown> = (round: Shown, before: Shown | null) => number

export type Motion<Shown> = {
  /** The newest round or step is being animated, so its outcome must not be shown yet. */
  isAnimating: boolean
  /** The rounds that are being animated, newest first: one, where not several are shown at once. */
  animated: readonly Shown[]
  /** The newest round whose outcome may be shown: during the animation, the state before it. */
  shown: Shown | null
  /** Ends each animation at once. */
  skipAnimation: () => void
}

type Animation<Shown> = { mark: string; round: Shown; length: number }

/**
 * One clock for everything that shows an outcome: each new round or step of this page is animated for as long as its
 * game needs; with reduced motion or in a hidden tab it is shown at once. A new one ends the animation of the one
 * before it, but where several of the same player are shown at once.
 */
export function useMotion<Shown extends Round>(
  round: Shown | null,
  isLocal: boolean,
  getMotionMs: RoundMotion<NonNullable<Shown>>,
  areSeveralShown: boolean,
): Motion<NonNullable<Shown>> {
  const isStill = useReducedMotion()
  const pace = usePace()
  const mark = roundVersion(round)
  const [drawn, setDrawn] = useState({ mark, round, before: round, animations: NONE as Animations<Shown> })
  // Set during render, so that no frame shows the outcome too early.
  if (drawn.mark !== mark) {
    const before = drawn.round
    const isSeen = isLocal && !isStill && document.visibilityState === 'visible'
    const length = round && isSeen ? pace * getMotionMs(round, before) : 0
    const isOfPlayer = (each: { round: { playerId: string } }) => each.round.playerId === round?.playerId
    const others = areSeveralShown ? drawn.animations.filter(isOfPlayer) : NONE
    setDrawn({ mark, round, before, animations: round && length > 0 ? [{ mark, round, length }, ...others] : others })
  }
  const animations = isStill ? NONE : drawn.animations
  const isAnimating = animations.length > 0
  const end = (isOver: (mark: string) => boolean) =>
    setDrawn((now) => {
      const animations = now.animations.filter((each) => !isOver(each.mark))
      return animations.length === now.animations.length ? now : { ...now, animations }
    })
  useTimers(animations, end)

  return {
    isAnimating,
    animated: useMemo(() => animations.map((each) => each.round), [animations]),
    shown: isAnimating ? drawn.before : round,
    skipAnimation: () => end(() => true),
  }
}

type Animations<Shown> = readonly Animation<NonNullable<Shown>>[]
const NONE: readonly never[] = []

/** Ends each animation after its length, and all when the page is hidden. */
function useTimers(
  animations: readonly Omit<Animation<unknown>, 'round'>[],
  end: (isOver: (mark: string) => boolean) => void,
) {
  const begun = useRef(new Map<string, number>())
  const endAnimations = useEffectEvent(end)
  useEffect(() => {
    const now = performance.now()
    begun.current = new Map(animations.map(({ mark }) => [mark, begun.current.get(mark) ?? now]))
    // Timers instead of `animationend`, which may never fire on a hidden page.
    const timers = animations.map(({ mark, length }) =>
      setTimeout(() => endAnimations((each) => each === mark), (begun.current.get(mark) ?? now) + length - now),
    )
    return () => timers.forEach(clearTimeout)
  }, [animations])
  const isAnimating = animations.length > 0
  useEffect(() => {
    if (!isAnimating) return undefined
    const hide = () => document.visibilityState === 'hidden' && endAnimations(() => true)
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [isAnimating])
}
