import { RARITIES, type Rarity } from '../../../worker/domain/games/cases.ts'
import styles from './rarity.module.css'

/** How rare an item is, as a number of pips: one for the common, five for the legendary. The colour only repeats it. */
export function RarityMark({ rarity }: { rarity: Rarity }) {
  return (
    <span className={styles['pips']} data-rarity={rarity} aria-hidden="true">
      {RARITIES.slice(0, RARITIES.indexOf(rarity) + 1).map((step) => (
        <i key={step} />
      ))}
    </span>
  )
}
