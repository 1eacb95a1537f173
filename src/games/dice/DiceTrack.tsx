import type { CSSProperties, KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { getOutcome } from '#domain/money/outcome.ts'
import { DicePair } from './DicePair.tsx'
import styles from './track.module.css'
import { type DiceRound, DICE_ROLL_MS } from './use-dice.ts'
import { useHundredths } from './use-hundredths.ts'
import type { DiceOdds } from './use-dice-odds.ts'

const FULL = 10_000
const MIDDLE = FULL / 2
const MARKS = [0, 25, 50, 75, 100]
/** Keyboard steps of the slider in hundredths: arrows move by 1.00, with Shift by 0.01, Page Up and Down by 10.00. */
const STEPS: Record<string, number> = {
  ArrowRight: 100,
  ArrowUp: 100,
  ArrowLeft: -100,
  ArrowDown: -100,
  PageUp: 1_000,
  PageDown: -1_000,
}

type Props = {
  odds: DiceOdds
  round: DiceRound | null
  /** A roll is in flight. */
  rolling: boolean
  /** The dice are rolling to the result. */
  isAnimating: boolean
  /** The round whose dice lie there before. */
  before: DiceRound | null
}

/** The track from 0 to 100: the winning and losing ranges, the target as a slider, and the dice of the last roll. */
export function DiceTrack({ odds, round, rolling, isAnimating, before }: Props) {
  const intl = useIntl()
  const hundredths = useHundredths()

  function step(event: KeyboardEvent): void {
    const wanted = STEPS[event.key]
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    odds.setTarget(odds.target + (event.shiftKey ? Math.sign(wanted) : wanted))
  }

  return (
    <div className={styles.track}>
      <div className={styles.rail}>
        <div className={styles.zones} data-direction={odds.direction}>
          <i style={{ transform: `scaleX(${odds.chance / FULL})` }} />
        </div>
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={FULL}
          step={1}
          value={odds.target}
          aria-label={intl.formatMessage({ id: 'dice.targetSlider' })}
          aria-valuetext={intl.formatMessage(
            { id: odds.direction === 'over' ? 'dice.valueOver' : 'dice.valueUnder' },
            { target: hundredths(odds.target), chance: hundredths(odds.chance) },
          )}
          onKeyDown={step}
          onChange={(event) => odds.setTarget(event.target.valueAsNumber)}
        />
        <div className={styles.path} aria-hidden="true">
          <div
            className={styles.marker}
            data-outcome={!round ? 'none' : isAnimating ? 'moving' : getOutcome(round)}
            data-rolling={rolling || undefined}
            style={
              // The dice lie ready in the middle.
              {
                '--at': `${(round?.state.roll ?? MIDDLE) / 100}cqw`,
                '--roll': `calc(${DICE_ROLL_MS}ms * var(--pace, 1))`,
              } as CSSProperties
            }
          >
            <span>
              <DicePair
                key={round?.id}
                roll={round?.state.roll ?? null}
                isRolling={isAnimating}
                from={before?.state.roll ?? MIDDLE}
              />
            </span>
          </div>
        </div>
      </div>
      <div className={styles.scale} aria-hidden="true">
        {MARKS.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  )
}
