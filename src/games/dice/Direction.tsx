import { useId } from 'react'
import { useIntl } from 'react-intl'
import styles from '../original/controls.module.css'
import type { Odds } from './use-odds.ts'

const DIRECTIONS = ['over', 'under'] as const

/** Over or under: native radios in one bar, so that arrows and readers know them. */
export function Direction({ odds }: { odds: Odds }) {
  const intl = useIntl()
  const name = useId()
  return (
    <fieldset className={styles.direction}>
      <legend className="sr-only">{intl.formatMessage({ id: 'dice.direction' })}</legend>
      {DIRECTIONS.map((direction) => (
        <label key={direction}>
          <input
            type="radio"
            name={name}
            checked={odds.direction === direction}
            onChange={() => odds.setDirection(direction)}
          />
          <span>{intl.formatMessage({ id: direction === 'over' ? 'dice.over' : 'dice.under' })}</span>
        </label>
      ))}
    </fieldset>
  )
}
