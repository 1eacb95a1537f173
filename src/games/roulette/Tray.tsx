import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { useMoney } from '../../format/use-money.ts'
import { REACHES, type Reach } from './layout.ts'
import styles from './tray.module.css'
import type { Roulette } from './use-roulette.ts'

/** Enter in a form field would submit the form; selecting a chip must not place a bet. */
function keepFromSpinning(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

/** The chip selection and the actions on the chips of the table; on a phone above the bet bar. */
export function Tray({ game }: { game: Roulette }) {
  return (
    <div className={styles.tray}>
      <Rack game={game} />
      <Deeds game={game} />
    </div>
  )
}

/** The chip values of this table; the selected one is what a press places. */
function Rack({ game: { values, value, setValue, original } }: { game: Roulette }) {
  const intl = useIntl()
  const money = useMoney()
  const { currency } = original.table
  return (
    <fieldset className={styles.rack}>
      <legend className="sr-only">{intl.formatMessage({ id: 'roulette.chips' })}</legend>
      {values.map((each, at) => (
        <label key={each} className={styles.chip} data-rank={at}>
          <input
            type="radio"
            name="roulette-chip"
            checked={each === value}
            aria-label={intl.formatMessage({ id: 'roulette.chip' }, { value: money(each, currency) })}
            onChange={() => setValue(each)}
            onKeyDown={keepFromSpinning}
          />
          <span aria-hidden="true">{intl.formatNumber(each / 100, { useGrouping: false })}</span>
        </label>
      ))}
    </fieldset>
  )
}

const DEEDS = ['undo', 'clear', 'double', 'repeat'] as const

function Deeds({ game }: { game: Roulette }) {
  const intl = useIntl()
  return (
    <div className={styles.deeds}>
      {DEEDS.map((deed) => (
        <button
          key={deed}
          type="button"
          className={styles.deed}
          aria-disabled={game[deed] === null || undefined}
          onClick={() => game[deed]?.()}
        >
          {intl.formatMessage({ id: `roulette.${deed}` })}
        </button>
      ))}
    </div>
  )
}

/** Selects which kind of place a press on the numbers means. */
export function ReachPicker({ reach, setReach }: { reach: Reach; setReach: (reach: Reach) => void }) {
  const intl = useIntl()
  return (
    <fieldset className={styles.reaches}>
      <legend className="sr-only">{intl.formatMessage({ id: 'roulette.reach' })}</legend>
      {REACHES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="roulette-reach"
            checked={each === reach}
            onChange={() => setReach(each)}
            onKeyDown={keepFromSpinning}
          />
          <span>{intl.formatMessage({ id: REACH_TEXTS[each] })}</span>
        </label>
      ))}
    </fieldset>
  )
}

const REACH_TEXTS = {
  all: 'roulette.reach.all',
  straight: 'roulette.reach.straight',
  split: 'roulette.reach.split',
  street: 'roulette.reach.street',
  corner: 'roulette.reach.corner',
  sixLine: 'roulette.reach.sixLine',
} as const satisfies Record<Reach, MessageKey>
