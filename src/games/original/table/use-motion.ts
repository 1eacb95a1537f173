import { useEffect, useState } from 'react'
import { roundVersion } from '../round/round-version.ts'
import { useReducedMotion } from './reduced-motion.ts'

type Round = Parameters<typeof roundVersion>[0]

/** How long the drawing of a round, or of its newest step, takes until it has come to rest, ms; 0 where nothing moves. */
export type RoundMotion<Kept> = (round: Kept, before: Kept | null) => number

export type Motion<Kept> = {
  /** The newest round, or its newest step, is being drawn: what came of it is not to be told yet. */
  moving: boolean
  /** The newest round as far as it may be told: while it moves, what stood there before. */
  told: Kept | null
  /** Has it rest at once. */
  finish: () => void
}

/**
 * One clock for all that is told of an outcome: each new round or step of this page's own moves for the time that its
 * game's drawing takes, and rests at once where less motion is wanted or nobody looks.
 */
export function useMotion<Kept extends Round>(
  round: Kept | null,
  own: boolean,
  motionOf: RoundMotion<NonNullable<Kept>>,
): Motion<Kept> {
  const isStill = useReducedMotion()
  const mark = roundVersion(round)
  const [drawn, setDrawn] = useState({ mark, round, before: round, length: 0 })
  // As it comes, in the same drawing of the page: nothing of the outcome is to be seen a frame too early.
  if (drawn.mark !== mark) {
    const before = drawn.round
    const isSeen = own && !isStill && document.visibilityState === 'visible'
    setDrawn({ mark, round, before, length: round && isSeen ? motionOf(round, before) : 0 })
  }
  const { length } = drawn
  const moving = length > 0 && !isStill

  useEffect(() => {
    if (!moving) return undefined
    const rest = () => setDrawn((now) => (now.mark === mark ? { ...now, length: 0 } : now))
    const hide = () => document.visibilityState === 'hidden' && rest()
    // By the clock and not by an animation's end, which a hidden page may never see.
    const timer = setTimeout(rest, length)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [moving, mark, length])

  return {
    moving,
    told: moving ? drawn.before : round,
    finish: () => setDrawn((now) => (now.length === 0 ? now : { ...now, length: 0 })),
  }
}
