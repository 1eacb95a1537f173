import styles from './HeroHills.module.css'

/** Three lines of hills, from the farthest, which move against each other a little with the scroll. */
const HILLS = [
  'M0 88C140 40 250 30 400 74S640 132 800 84 1060 22 1200 66V220H0Z',
  'M0 132C120 96 280 92 440 126S740 170 880 134 1090 92 1200 118V220H0Z',
  'M0 172C180 150 330 162 520 180S900 196 1200 158V220H0Z',
] as const

export function HeroHills() {
  return (
    <div className={styles.hills} aria-hidden="true">
      {HILLS.map((path) => (
        <svg key={path} viewBox="0 0 1200 220" preserveAspectRatio="none">
          <path d={path} />
        </svg>
      ))}
    </div>
  )
}
