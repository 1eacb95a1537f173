import { useIntl } from 'react-intl'
import { KENO_NUMBERS } from '#domain/games/keno.ts'
import styles from './board.module.css'
import { PICKS_NOTE } from './PicksNote.tsx'
import type { Keno, KenoMark } from './use-keno.ts'

const NUMBERS = Array.from({ length: KENO_NUMBERS }, (_, number) => number)

/** The forty numbers as toggle buttons: one tab stop for all, with arrow keys between them. */
export function NumberGrid({ keno }: { keno: Keno }) {
  const intl = useIntl()
  const { line, original, isFull } = keno
  const { setGrid, at, onFocus, onKeyDown } = keno.focus

  function name(number: number, mark: KenoMark): string {
    const markName = mark === 'drawn' || mark === 'hit' ? mark : 'none'
    return intl.formatMessage({ id: 'keno.number' }, { number: number + 1, mark: markName })
  }

  return (
    <fieldset ref={setGrid} className={styles.grid} data-testid="stage" aria-describedby={PICKS_NOTE}>
      <legend className="sr-only">{intl.formatMessage({ id: 'keno.numbers' })}</legend>
      {NUMBERS.map((number) => {
        const mark = keno.getMark(number)
        const picked = line.picks.includes(number)
        return (
          <button
            key={number}
            type="button"
            className={styles.number}
            data-number={number}
            data-mark={mark}
            tabIndex={number === at ? 0 : -1}
            aria-pressed={picked}
            aria-disabled={original.play.isInFlight || (isFull && !picked) || undefined}
            aria-label={name(number, mark)}
            onFocus={() => onFocus(number)}
            onKeyDown={onKeyDown}
            onClick={() => keno.press(number)}
          >
            <span>{number + 1}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
