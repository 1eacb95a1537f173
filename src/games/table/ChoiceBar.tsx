import { type CSSProperties, useId } from 'react'
import type { Children } from '../../ui/children.ts'
import styles from './controls.module.css'

type Props<Value> = {
  legend: Children
  /** Hides the legend visually; screen readers still read it. */
  isSilent?: boolean
  choices: readonly Value[]
  chosen: Value
  getName: (choice: Value) => string
  onChoose: (choice: Value) => void
}

/** A choice of a few values: native radios in one bar, for arrow keys and screen readers. */
export function ChoiceBar<Value extends string | number>(props: Props<Value>) {
  const { legend, isSilent = false, choices, chosen, getName, onChoose } = props
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={isSilent ? 'sr-only' : undefined}>{legend}</legend>
      <div style={{ '--choices': choices.length } as CSSProperties}>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
            <span>{getName(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
