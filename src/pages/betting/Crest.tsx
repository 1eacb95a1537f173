import { type CSSProperties, memo } from 'react'
import { getCrestLook } from './crest.ts'
import styles from './crest.module.css'

const SHIELD = 'M12 1.2 21.6 3.6v8.2c0 5.4-3.8 9-9.6 11-5.8-2-9.6-5.6-9.6-11V3.6z'
/** What the second colour covers: right half, chief, bend, chevron; each as far as the shield's edge. */
const CHARGES = [
  'M12 1.2 21.6 3.6v8.2c0 5.4-3.8 9-9.6 11z',
  'M2.4 3.6 12 1.2l9.6 2.4v4.2H2.4z',
  'M2.4 3.6v5.8L17.5 20c2.6-2 4.1-4.8 4.1-8.2v-.6L6.8 2.5z',
  'M12 9.5l9.5 4.3c-1 4.4-4.6 7.3-9.5 9-4.9-1.7-8.5-4.6-9.5-9z',
]

/** The crest of a side, drawn from its name; hidden from screen readers, as the name stands beside it. */
export const Crest = memo(function ShieldOfName({ name }: { name: string }) {
  const { letters, hues, division } = getCrestLook(name)
  // CSSProperties has no custom properties.
  const style = { '--field': hues[0], '--charge': hues[1] } as CSSProperties
  return (
    <span className={styles.crest} style={style} data-letters={letters} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d={SHIELD} />
        <path d={CHARGES[division]} />
        <path d={SHIELD} />
      </svg>
    </span>
  )
})
