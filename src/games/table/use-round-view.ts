import { useMemo } from 'react'
import type { OriginalGame } from '#db/view.ts'
import type { Played } from './round/played.ts'
import { isRoundOpen } from './round/round-version.ts'
import { type RoundMotion, useMotion } from './use-motion.ts'

/** The newest round of an original, and how much of it may be shown. */
export type RoundView<Game extends OriginalGame> = {
  /** The newest round, open or settled; null before any. */
  newest: Played<Game> | null
  /** The open round; null if there is none. */
  open: Played<Game> | null
  /** The newest round whose outcome may be shown: during the animation, the state before it. */
  shown: Played<Game> | null
  /** Whether this page made the newest round or step: only those are animated; a stored one is drawn at once. */
  isLocal: boolean
  /** The round or step is being animated: only the drawing may show its outcome. */
  isAnimating: boolean
  /** Rounds are animated beside each other: a new one does not end what the one before it shows. */
  areSeveralShown: boolean
  /** The rounds that are being animated, newest first. */
  animated: readonly Played<Game>[]
  skipAnimation: () => void
}

/**
 * `actionKey`: of the newest bet or step of this page. The outcome is shown after the duration given by `getMotionMs`;
 * `revealed` are the rounds without those being animated.
 */
export function useRoundView<Game extends OriginalGame>(
  rounds: readonly Played<Game>[] | null,
  actionKey: string | null,
  getMotionMs: RoundMotion<Played<Game>>,
  areSeveralShown: boolean,
): RoundView<Game> & { revealed: readonly Played<Game>[] | null } {
  const newest = rounds?.[0] ?? null
  const isLocal = newest !== null && actionKey !== null && newest.lastKey === actionKey
  const motion = useMotion(newest, isLocal, getMotionMs, areSeveralShown)
  const revealed = useRevealedRounds(rounds, motion.animated)
  const shown = areSeveralShown ? (revealed?.[0] ?? null) : motion.shown
  const open = newest && isRoundOpen(newest) ? newest : null
  return { newest, open, isLocal, ...motion, shown, areSeveralShown, revealed }
}

function useRevealedRounds<Round extends { id: string }>(
  rounds: readonly Round[] | null,
  animated: readonly Round[],
): readonly Round[] | null {
  return useMemo(
    () =>
      animated.length === 0 ? rounds : (rounds?.filter(({ id }) => animated.every((each) => each.id !== id)) ?? null),
    [rounds, animated],
  )
}
