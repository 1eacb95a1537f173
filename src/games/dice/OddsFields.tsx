import { type Ref, useId } from 'react'
import { useIntl } from 'react-intl'
import controls from '../table/controls.module.css'
import styles from './odds.module.css'
import type { DiceOdds, OddsField } from './use-dice-odds.ts'

const FIELDS = [
  { field: 'target', id: 'dice.target' },
  { field: 'multiplier', id: 'dice.multiplier' },
  { field: 'chance', id: 'dice.chance' },
] as const satisfies { field: OddsField; id: string }[]

/** Target, multiplier and chance as number inputs: typing one updates the others. */
export function OddsFields({ odds, fields }: { odds: DiceOdds; fields: Ref<HTMLDivElement> }) {
  const intl = useIntl()
  const id = useId()
  const wrong = odds.unreadable
  return (
    <div ref={fields} className={styles.odds}>
      {FIELDS.map(({ field, id: text }) => (
        <div key={field} className={controls.field}>
          <label className={controls.label} htmlFor={`${id}-${field}`}>
            {intl.formatMessage({ id: text })}
          </label>
          <div className={`${controls.box} ${styles.box}`} data-wrong={wrong === field || undefined}>
            <input
              id={`${id}-${field}`}
              data-odds={field}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="go"
              value={odds.texts[field]}
              aria-invalid={wrong === field}
              aria-describedby={wrong === field ? `${id}-problem` : undefined}
              onChange={(event) => odds.type(field, event.target.value)}
              onFocus={(event) => event.target.select()}
              onBlur={odds.finish}
            />
          </div>
        </div>
      ))}
      <p id={`${id}-problem`} className={controls.problem}>
        {wrong &&
          intl.formatMessage(
            { id: 'dice.range' },
            {
              min: odds.write(wrong, odds.ranges[wrong].min),
              max: odds.write(wrong, odds.ranges[wrong].max),
            },
          )}
      </p>
    </div>
  )
}
