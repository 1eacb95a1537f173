import { Strokes } from './Icon.tsx'
import { DOWN_PATH } from './lazy-icons.ts'
import styles from './Select.module.css'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

export function Select({ label, value, onChange, options }: Props) {
  return (
    <label className={styles.control}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Strokes d={DOWN_PATH} />
    </label>
  )
}
