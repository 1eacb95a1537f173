import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { useMoney } from '../../format/use-money.ts'
import { REACHES, type Reach } from './layout.ts'
import styles from './tray.module.css'
import type { Roulette } from './use-roulette.ts'

/** Enter in a form field would submit the form; selecting a chip must not place a bet. */
function preventSpin(event: KeyboardEvent): void {
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
            onKeyDown={preventSpin}
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
          aria-label={intl.formatMessage({ id: `roulette.${deed}` })}
          aria-disabled={game[deed] === null || undefined}
          onClick={() => game[deed]?.()}
        >
          <DeedSign deed={deed} />
          <span>{intl.formatMessage({ id: `roulette.${deed}` })}</span>
        </button>
      ))}
    </div>
  )
}

const SIGNS = {
  undo: 'M8 6 4 10l4 4M4 10h10a5 5 0 0 1 0 10h-3',
  clear: 'm6 6 12 12M18 6 6 18',
  double: 'M4 8l8 8M12 8l-8 8M15 9.5a2.5 2.5 0 1 1 4.2 1.8L15 16h5',
  repeat: 'M19 6v5h-5M18.5 11A7 7 0 1 0 19 14',
} as const satisfies Record<(typeof DEEDS)[number], string>

/** Stands for the name on a phone, where chips and actions share one row. */
function DeedSign({ deed }: { deed: (typeof DEEDS)[number] }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={SIGNS[deed]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
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
            onKeyDown={preventSpin}
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
