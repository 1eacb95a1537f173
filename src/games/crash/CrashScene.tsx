import { type Ref, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { CRASH_START, crashElapsed, crashMultiplier } from '#domain/games/crash.ts'
import { SPACE } from '../../ui/children.ts'
import { useMoney } from '../../format/use-money.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import { useReducedMotion } from '../table/reduced-motion.ts'
import { useEffects } from '../table/settings/effects.ts'
import { useEachFrame } from '../table/shared/use-each-frame.ts'
import { useIsBefore } from '../table/shared/use-is-before.ts'
import { changeText } from '../table/change.ts'
import { BREAK_MS, type Flag } from './draw-flight.ts'
import { getDots, getFlightStep, getPlayerCashOuts } from './flight.ts'
import styles from './scene.module.css'
import { useCanvas } from './use-canvas.ts'
import { useCrashBets } from './use-crash-bets.ts'
import type { CrashBetRow } from './use-crash-table.ts'
import { type CrashRoundView, getCrashAsOf, STALE_AFTER_MS } from './use-shared-crash-round.ts'
import type { CrashBetLine } from './merge-bets.ts'
import { useServerClock } from '../../data/queries.ts'
import { isFollowed } from '../../data/updates.ts'

/** The bar is full this long before the start, ms. */
const FULL_MS = 8_000
/** Its steps with reduced motion, ms. */
const CALM_STEP_MS = 300

/** Shown while the time of the round is not known. */
const UNKNOWN = '—'
/** Between two pictures, ms: with reduced motion, and while the tenths of a second count down. A flight has every frame. */
const PAUSE_MS = { calm: 280, betting: 80, running: 0, crashed: 0 } as const

type Props = {
  view: CrashRoundView
  playerBets: readonly CrashBetRow[] | null
}

/**
 * The flight and the multiplier, computed from the round's start and the server's clock. Written by ref; React renders
 * only when the phase or a bet changes.
 */
export function CrashScene({ view, playerBets }: Props) {
  const intl = useIntl()
  const multiplier = useMultiplier()
  const isCalm = useReducedMotion()
  const hasEffects = useEffects()
  const { topic, round, connection, slowMs } = view
  const { bets } = useCrashBets(playerBets)
  const stage = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLElement>(null)
  const count = useRef<HTMLSpanElement>(null)
  const { canvas, draw } = useCanvas(useAxisLabel())
  const dots = useMemo(() => getDots(bets), [bets])
  const flags = useFlags(bets)
  const phase = round?.phase ?? null
  const isLive = isFollowed(connection)
  const isBreaking = useIsBreaking(round) && isLive && hasEffects
  const isMoving = isBreaking || (isLive && (phase === 'running' || phase === 'betting'))

  function show(now: number): void {
    // After STALE_AFTER_MS without a message the state is unknown, so the curve stops until the next one.
    const at = Math.min(now, getCrashAsOf(topic) + STALE_AFTER_MS)
    const still = { dots, flags, brokenMs: Infinity, hasEffects }
    stage.current?.toggleAttribute('data-breaking', isBreaking)
    if (round?.phase === 'running') {
      const elapsed = crashElapsed(round.starts_at, at)
      const hundredths = elapsed === null ? null : crashMultiplier(elapsed)
      write(text.current, hundredths === null ? UNKNOWN : multiplier(hundredths))
      paint(stage.current, hundredths ?? CRASH_START)
      draw({ ...still, phase: elapsed === null ? 'waiting' : 'running', ms: elapsed ?? 0 })
    } else if (round?.phase === 'betting') {
      const left = Math.max(0, round.starts_at - at)
      write(text.current, multiplier(CRASH_START))
      write(count.current, intl.formatNumber(left / 1_000, SECONDS))
      paint(stage.current, CRASH_START)
      draw({ ...still, phase: 'waiting', ms: 0 })
    } else if (round?.phase === 'crashed') {
      write(text.current, multiplier(round.point))
      paint(stage.current, round.point)
      const brokenMs = isBreaking ? Math.max(0, now - round.ended_at) : Infinity
      draw({ ...still, phase: 'crashed', ms: round.ended_at - round.starts_at, brokenMs })
    } else {
      write(text.current, multiplier(CRASH_START))
      paint(stage.current, CRASH_START)
      draw({ ...still, phase: 'waiting', ms: 0 })
    }
  }

  useEachFrame(isMoving, PAUSE_MS[isCalm ? 'calm' : (phase ?? 'crashed')], show)
  // Without animation the scene is drawn once: the line lies broken, or the current state is unknown.
  useLayoutEffect(() => {
    if (!isMoving) show(getCrashAsOf(topic))
  })

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-testid="stage"
      data-phase={phase ?? undefined}
      data-connection={connection}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      <div className={styles.middle}>
        <strong
          ref={text}
          className={styles.multiplier}
          data-testid="crash-multiplier"
          data-phase={phase ?? undefined}
          data-round={round?.id}
          translate="no"
        />
        <p className={styles.line}>
          <Line view={view} count={count} />
        </p>
        <span className={styles.bar} aria-hidden="true">
          {round?.phase === 'betting' && isLive && <StartBar startsAt={round.starts_at} isCalm={isCalm} />}
        </span>
      </div>
      {connection === 'live' && <SlowNote slowMs={slowMs} />}
    </div>
  )
}

/** Whether the line has just broken. */
function useIsBreaking(round: CrashRoundView['round']): boolean {
  return useIsBefore(round?.phase === 'crashed' ? round.ended_at + BREAK_MS : null)
}

/** That the connection is slow, and how much. */
function SlowNote({ slowMs }: Pick<CrashRoundView, 'slowMs'>) {
  const { formatMessage } = useIntl()
  if (slowMs === null) return null
  return <p className={styles.slow}>{formatMessage({ id: 'crash.slow' }, { ms: Math.round(slowMs) })}</p>
}

/** From this many characters on, the multiplier gets a smaller font. */
const LONG = 9
/** From 1,000× on (in hundredths), axis labels are in thousands. */
const COMPACT_FROM = 100_000
const SECONDS = {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'narrow',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const

function Line({ view: { round, connection }, count }: { view: CrashRoundView; count: Ref<HTMLSpanElement> }) {
  const intl = useIntl()
  // The bar says why nothing comes.
  if (connection === 'bare') return null
  if (!isFollowed(connection)) return <span key="off">{intl.formatMessage({ id: `crash.${connection}` })}</span>
  if (round?.phase === 'betting') {
    return (
      <span key="betting">
        <span>{intl.formatMessage({ id: 'crash.startsIn' })}</span>
        {SPACE}
        <span ref={count} translate="no" />
      </span>
    )
  }
  if (round?.phase === 'running') return null
  return <span key="over">{intl.formatMessage({ id: round ? 'crash.crashed' : 'crash.noRound' })}</span>
}

function write(element: HTMLElement | null, text: string): void {
  if (!element || element.textContent === text) return
  element.textContent = text
  element.toggleAttribute('data-long', text.length > LONG)
}

/** Gives the number the colour of the line. */
function paint(stage: HTMLElement | null, hundredths: number): void {
  const step = String(getFlightStep(hundredths))
  if (stage && stage.dataset['step'] !== step) stage.dataset['step'] = step
}

/** A short axis label: "1.2×", "20×", "5K×". */
function useAxisLabel(): (hundredths: number) => string {
  const { formatNumber } = useIntl()
  return useCallback(
    (hundredths) => {
      const notation = hundredths >= COMPACT_FROM ? 'compact' : 'standard'
      return `${formatNumber(hundredths / 100, { notation, maximumFractionDigits: 2 })}×`
    },
    [formatNumber],
  )
}

/** The flags of the player's cash-outs, with multiplier and net; with two bets in the round each has its number. */
function useFlags(bets: readonly CrashBetLine[]): Flag[] {
  const money = useMoney()
  const multiplier = useMultiplier()
  return useMemo(() => {
    const isNumbered = bets.filter(({ isCurrentPlayer }) => isCurrentPlayer).length > 1
    return getPlayerCashOuts(bets).map(({ slot, ms, multiplier: out, bet }) => {
      const number = isNumbered ? `${slot} · ` : ''
      return { ms, text: `${number}${multiplier(out)} ${changeText(bet, money)}`, isGain: getOutcome(bet) === 'win' }
    })
  }, [bets, money, multiplier])
}

/** The time until a round starts, as an animation of the compositor: the page draws no frame for it. */
function StartBar({ startsAt, isCalm }: { startsAt: number; isCalm: boolean }) {
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
