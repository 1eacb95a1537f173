import { RARITIES, type Rarity } from '#domain/games/cases.ts'
import styles from './rarity.module.css'

/** An item's rarity as pips: one for common, five for legendary. Its colour only repeats that. */
export function RarityMark({ rarity }: { rarity: Rarity }) {
  return (
    <span className={styles.pips} data-rarity={rarity} aria-hidden="true">
      {RARITIES.slice(0, RARITIES.indexOf(rarity) + 1).map((step) => (
        <i key={step} />
      ))}
    </span>
  )
}
