import { getBestItems, type CaseFacts } from './case-facts.ts'
import { ItemPicture } from './ItemPicture.tsx'
import { getCaseMaterial } from './materials.ts'
import styles from './chest.module.css'
import colours from './material.module.css'

/** How many items look out of a chest. */
const SHOWN = 3

/**
 * A case as a chest of its material, with its three best items inside. It stands ajar; what stands around it opens
 * it with `--open: 1`. Hidden from screen readers, which read the name beside it.
 */
export function Chest({ facts }: { facts: CaseFacts }) {
  const { card } = facts
  // The best stands in the middle, before the two others.
  const [best, second, third] = getBestItems(facts, SHOWN)
  return (
    <span
      className={`${styles.chest} ${colours.material}`}
      data-material={getCaseMaterial(card.slug)}
      aria-hidden="true"
    >
      <i className={styles.rays} />
      <svg className={styles.inside} viewBox="0 0 200 140">
        <path className={styles.dark} d="M24 76 34 50H166L176 76Z" />
        <path className={styles.glow} d="M30 76 40 58H160L170 76Z" />
      </svg>
      <svg className={styles.lid} viewBox="0 0 200 140">
        <path className={styles.dark} d="M20 74C40 84 160 84 180 74Z" />
        <path className={styles.face} d="M18 76C18 40 34 27 60 25H140C166 27 182 40 182 76Z" />
        <path
          className={styles.light}
          d="M22 60C24 40 38 31 60 29H140C158 30 170 36 175 47 166 40 154 37 140 37H60C40 38 28 44 22 60Z"
        />
        <path className={styles.grain} d="M21 58H179M26 46H174" />
        <path className={styles.metal} d="M44 27.500H58V76H43ZM142 27.500H156L157 76H142ZM17 68H183V77H17Z" />
        <path className={styles.rivets} d="M50 34V34M50 46V46M50 58V58M150 34V34M150 46V46M150 58V58" />
        <path
          className={styles.ornament}
          d="M100 62V52C100 43 92 39 87 43S85 55 91 55 96 49 92 47M100 52C100 43 108 39 113 43S115 55 109 55 104 49 108 47"
        />
      </svg>
      <span className={styles.items}>
        {[second, best, third].map(
          (each) =>
            each && (
              <span key={each.item.id} data-rarity={each.rarity}>
                <ItemPicture picture={each.item.picture} size={48} />
              </span>
            ),
        )}
      </span>
      <svg className={styles.body} viewBox="0 0 200 140">
        <path className={styles.face} d="M20 76H180L174 131Q173 136 168 136H32Q27 136 26 131Z" />
        <path className={styles.grain} d="M23 96H177M25 116H175" />
        <path className={styles.shade} d="M24 112H176L174 131Q173 136 168 136H32Q27 136 26 131Z" />
        <path
          className={styles.metal}
          d="M44 76H58L59 136H46ZM142 76H156L154 136H141ZM19 76H181L180 85H20ZM26 127H174L173 132Q172 136 168 136H32Q28 136 27 132Z"
        />
        <path className={styles.rivets} d="M51 92V92M52 106V106M52 120V120M149 92V92M148 106V106M148 120V120" />
        <circle className={styles.plate} cx="100" cy="104" r="23" />
        <circle className={styles.rim} cx="100" cy="104" r="19" />
        <svg x="85" y="89" width="30" height="30" viewBox="0 0 48 48">
          <ItemPicture picture={card.picture} size={48} />
        </svg>
      </svg>
    </span>
  )
}
