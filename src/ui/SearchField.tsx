import type { Ref } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Select.module.css'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  ref?: Ref<HTMLInputElement>
  type?: 'search' | 'text'
}

export function SearchField({ label, value, onChange, ref, type = 'search' }: Props) {
  return (
    <label className={`${styles.control} ${styles.search}`}>
      <Icon name="search" />
      <input
        ref={ref}
        type={type}
        aria-label={label}
        placeholder={label}
        value={value}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
