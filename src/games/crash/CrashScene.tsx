import { type Ref, useCallback, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { CRASH_START, crashElapsed, crashMultiplier } from '../../../worker/domain/games/crash.ts'
import { SPACE } from '../../ui/children.ts'
import { useMultiplier } from '../original/round/multiplier.ts'
import { useReducedMotion } from '../original/table/reduced-motion.ts'
import styles from './scene.module.css'
import { useCanvas } from './use-canvas.ts'
import { type CrashRoundView, STALE_AFTER_MS } from './use-shared-crash-round.ts'
import { useEachFrame } from '../live/use-each-frame.ts'

/** Shown while the time of the round is not known. */
const UNKNOWN = '—'
/** How often the multiplier is updated with reduced motion, ms. */
const CALM_EVERY_MS = 300

/**
 * The curve and the multiplier, computed from the round's start and the server's clock. Written by ref; React renders
 * only when the phase changes.
 */
export function CrashScene({ view }: { view: CrashRoundView }) {
  const intl = useIntl()
  const multiplier = useMultiplier()
  const isCalm = useReducedMotion()
  const { round, asOf, connection, slowMs } = view
  const text = useRef<HTMLElement>(null)
  const count = useRef<HTMLSpanElement>(null)
  const bar = useRef<HTMLSpanElement>(null)
  const { canvas, draw } = useCanvas(useAxisLabel())
  const phase = round?.phase ?? null
  const isMoving = connection === 'live' && (phase === 'running' || phase === 'betting')

  function show(now: number): void {
    // After STALE_AFTER_MS without a message the state is unknown, so the curve stops until the next one.
    const at = Math.min(now, asOf + STALE_AFTER_MS)
    if (round?.phase === 'running') {
      const elapsed = crashElapsed(round.starts_at, at)
      write(text.current, elapsed === null ? UNKNOWN : multiplier(crashMultiplier(elapsed)))
      draw(isCalm ? -1 : (elapsed ?? -1), 'running')
    } else if (round?.phase === 'betting') {
      const left = Math.max(0, round.starts_at - at)
      write(text.current, multiplier(CRASH_START))
      write(count.current, intl.formatNumber(left / 1_000, SECONDS))
      if (bar.current) bar.current.style.transform = `scaleX(${Math.min(1, left / BAR_MS)})`
      draw(-1, 'running')
    } else if (round?.phase === 'crashed') {
      write(text.current, multiplier(round.point))
      draw(round.ended_at - round.starts_at, 'crashed')
    } else {
      write(text.current, multiplier(CRASH_START))
      draw(-1, 'running')
    }
  }

  useEachFrame(isMoving, isCalm ? CALM_EVERY_MS : 0, show)
  // Without animation the scene is drawn once: the round is over, or its current state is unknown.
  useLayoutEffect(() => {
    if (!isMoving) show(asOf)
  })

  return (
    <div className={styles.stage} data-phase={phase ?? undefined} data-connection={connection}>
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
        {phase === 'betting' && connection === 'live' && (
          <span className={styles.bar} aria-hidden="true">
            <span ref={bar} />
          </span>
        )}
      </div>
      {slowMs !== null && connection === 'live' && (
        <p className={styles.slow}>{intl.formatMessage({ id: 'crash.slow' }, { ms: Math.round(slowMs) })}</p>
      )}
    </div>
  )
}

/** From this many characters on, the multiplier gets a smaller font. */
const LONG = 9
/** From 1,000× on (in hundredths), axis labels are in thousands. */
const COMPACT_FROM = 100_000
/** The bar is full this long before the start, ms. */
const BAR_MS = 8_000
const SECONDS = {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'narrow',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const

function Line({ view: { round, connection }, count }: { view: CrashRoundView; count: Ref<HTMLSpanElement> }) {
  const intl = useIntl()
  if (connection !== 'live') return <span key="off">{intl.formatMessage({ id: `crash.${connection}` })}</span>
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
