import type { CSSProperties } from 'react'
import styles from './stage.module.css'

/** The hues of a game's place, in degrees of OKLCH: that of its sky, and that of the light over the hills. */
export type SkyHues = { hue: number; horizon: number }

/** The hues as custom properties of the table, which colours its sky and the light of its main button by them. */
export function toSkyStyle({ hue, horizon }: SkyHues): CSSProperties {
  // CSSProperties has no custom properties.
  return { '--hue': hue, '--horizon': horizon } as CSSProperties
}

/** The sky of the steppe behind the whole card: stars, and two lines of hills. */
export function Sky() {
  return (
    <div className={styles.sky} aria-hidden="true" data-sky>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d="M5 17h0M12 39h0M19 9h0M27 26h0M34 6h0M43 19h0M52 8h0M58 31h0M66 12h0M74 24h0M81 7h0M88 36h0M95 15h0M91 52h0M8 56h0" />
        <path d="M0 78C10 70 17 69 27 74S42 84 54 77 73 64 84 68 95 74 100 72V100H0Z" />
        <path d="M0 88C8 83 19 80 31 85S52 96 66 91 87 80 100 85V100H0Z" />
      </svg>
    </div>
  )
}
