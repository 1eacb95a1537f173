import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { OriginalGame } from '#domain/games/originals.ts'
import { getAccount, isPracticeOwner } from '#domain/games/practice.ts'
import { Boundary } from '../../../errors/Boundary.tsx'
import { lazyComponent } from '../../../errors/lazy-component.tsx'
import type { SeenRound } from '../session/seen-round.ts'
import { useMeasurePlayTime } from '../session/play-time.ts'
import { AUTO_PAUSE_MS } from '../auto/auto-state.ts'
import { useCountSeen } from '../session/session-state.ts'
import { useEffects } from '../settings/effects.ts'
import { usePace } from '../settings/pace.ts'
import { getOutcomeSound } from '../sound/round-sound.ts'
import { usePlaySound, useSynth } from '../sound/use-sounds.ts'
import { useShowStage } from '../use-show-stage.ts'
import { useBalanceCount } from './use-balance-count.ts'
import { hapticsAtom, vibrate } from './vibration.ts'
import { hasWonAtom, winAtom } from './win-state.ts'
import { getBestRound, getWinTier, isAtLeast } from './win-tier.ts'
import styles from './win.module.css'

/** How long a win is shown, ms: no longer than auto-play pauses, but for a huge one, whose plate auto-play awaits. */
const LASTS_MS = { small: AUTO_PAUSE_MS, big: AUTO_PAUSE_MS, huge: 1_800, epic: 2_200 } as const
/** A stage that has rung does not ring again for this long, ms: quick wins would make it flicker. */
const RESTS_MS = 2_000

const WinStage = lazyComponent(() => import('./WinStage.tsx'))
/** A celebration that cannot be loaded is left out. */
const Nothing = () => null

type Props = {
  playerId: string | null
  /** The settled rounds that are on screen, newest first, without one whose outcome must not be shown yet. */
  rounds: readonly SeenRound[] | null
  /** A bet or step is in flight, which ends the moment of the one before, unless several are shown at once. */
  isBusy: boolean
  areSeveralShown: boolean
  /** The game, where its rounds can be shared. */
  sharing?: OriginalGame | undefined
}

/**
 * Counts each result into the session when the player sees it, and gives a win its moment. Stands right after the
 * drawing of a game, over which it draws; the section around both has to be positioned.
 */
export function WinMoments({ playerId, rounds, isBusy, areSeveralShown, sharing }: Props) {
  const anchor = useRef<HTMLDivElement>(null)
  const hasEffects = useEffects()
  const hasHaptics = useAtomValue(hapticsAtom)
  const [win, setWin] = useAtom(winAtom)
  const [hasWon, setWon] = useAtom(hasWonAtom)
  const place = useBalanceCount(isPracticeOwner(playerId) ? null : win)
  const countSeen = useCountSeen(playerId)
  const isFirst = useRef(true)
  const rungAt = useRef(-RESTS_MS)
  const isFast = usePace() < 1
  const play = usePlaySound()
  useSynth()
  useShowStage(anchor, isBusy)
  useMeasurePlayTime(getAccount(playerId))

  const see = useEffectEvent(() => {
    const best = getBestRound(countSeen(rounds ?? []))
    // What was settled before this page was opened, or while it is hidden, is counted, but it is no moment.
    const isMoment = !isFirst.current && document.visibilityState === 'visible'
    isFirst.current = false
    if (!best || !isMoment) return
    play(getOutcomeSound(best))
    const tier = getWinTier(best)
    if (tier === 'none') return
    setWon(true)
    // What is drawn is not cut off by less, nor by the same again.
    if (!hasEffects || (win && win.tier !== 'small' && isAtLeast(win.tier, tier))) return
    const now = performance.now()
    const isRepeated = tier === 'big' && now - rungAt.current < RESTS_MS
    if (!isRepeated && tier !== 'small') rungAt.current = now
    setWin({ round: best, tier, look: isRepeated ? 'plain' : isFast ? 'still' : 'moving' })
    if (hasHaptics) vibrate(tier)
  })
  // The same results may come in a new array.
  const keys = rounds?.map(({ key }) => key).join()
  useLayoutEffect(() => {
    if (keys !== undefined && playerId !== null) see()
  }, [keys, playerId])

  useEffect(() => {
    if (isBusy) void WinStage.preload()
  }, [isBusy])
  const isOver = (isBusy && !areSeveralShown) || !hasEffects
  const id = win?.round.id
  const tier = win?.tier
  const isPaused = win?.isPaused
  useEffect(() => {
    if (id === undefined || tier === undefined) return undefined
    const end = () => setWin(null)
    if (isOver) return end()
    if (isPaused) return undefined
    const timer = setTimeout(end, LASTS_MS[tier])
    return () => clearTimeout(timer)
  }, [id, tier, isOver, isPaused, setWin])
  useEffect(() => () => setWin(null), [setWin])

  return (
    <div ref={anchor} className={styles.moments}>
      {(win || hasWon) && (
        <Boundary fallback={Nothing}>
          <WinStage win={win} anchor={anchor} place={place} sharing={sharing} />
        </Boundary>
      )}
    </div>
  )
}
