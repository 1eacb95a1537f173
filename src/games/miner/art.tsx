import styles from './board.module.css'

/** A cut emerald, seen from above: the table and six facets around it, lit from the upper left. */
export function Gem() {
  return (
    <svg className={styles.gem} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 2 43 13v22L24 46 5 35V13Z" fill="#064a31" />
      <path d="M24 3v9.5L14 18 6 13.5Z" fill="#dcfff0" />
      <path d="M24 3 42 13.5 34 18 24 12.5Z" fill="#8df5c3" />
      <path d="M42 13.5v21L34 30V18Z" fill="#2bc383" />
      <path d="M42 34.5 24 45v-9.5L34 30Z" fill="#0f8d59" />
      <path d="M24 45 6 34.5 14 30l10 5.5Z" fill="#0b7248" />
      <path d="M6 34.5v-21L14 18v12Z" fill="#45dea0" />
      <path d="M24 12.5 34 18v12l-10 5.5L14 30V18Z" fill="#54ebac" />
      <path d="M24 12.5 30 15.8 17.5 31.9 14 30V18Z" fill="#d3ffea" opacity="0.75" />
      <path
        d="M37 5c.6 3 1.5 3.9 4.5 4.5-3 .6-3.9 1.5-4.5 4.5-.6-3-1.5-3.9-4.5-4.5 3-.6 3.9-1.5 4.5-4.5Z"
        fill="#fff"
      />
    </svg>
  )
}

/** A mine: an iron ball with studs and a burning fuse. */
export function Mine() {
  return (
    <svg className={styles.mine} viewBox="0 0 48 48" aria-hidden="true">
      <path
        d="M22 10v4M22 40v4M5 27h4M35 27h4M10 15l3 3M31 36l3 3M10 39l3-3"
        stroke="#76839c"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="22" cy="27" r="14.5" fill="#080b12" />
      <circle cx="21" cy="26" r="12" fill="#1d2434" />
      <circle cx="19" cy="24" r="8" fill="#36425a" />
      <circle cx="17" cy="21.5" r="3" fill="#c6d1e8" />
      <path d="M29 14l5 5 3-3-5-5Z" fill="#b88432" />
      <path d="M34 14c1-5 4-7 8-6" fill="none" stroke="#e9cf9c" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M42 2l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5Z" fill="#ffd25e" />
      <circle cx="42" cy="7.5" r="2" fill="#fff" />
    </svg>
  )
}

/** The blast behind the mine that was opened. */
export function Blast() {
  return (
    <svg className={styles.blast} viewBox="0 0 48 48" aria-hidden="true">
      <path d={STAR} fill="#ff7a2f" />
      <path d={STAR} fill="#ffd25e" transform="translate(7.2 7.2) scale(0.7)" />
    </svg>
  )
}

const STAR =
  'M24 1l4.5 10 9-6-2 10.5 11 .5-8 7.5 8 7.5-11 .5 2 10.5-9-6L24 47l-4.5-11-9 6 2-10.5-11-.5 8-7.5-8-7.5 11-.5-2-10.5 9 6z'

/** Crystals that grow beside the board. */
export function Crystals() {
  return (
    <svg className={styles.crystals} viewBox="0 0 120 200" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <path d="M8 200 20 96l18-28 14 34-6 98Z" fill="#0f5f4b" />
      <path d="M8 200 20 96l18-28-6 132Z" fill="#25a37c" />
      <path d="M20 96l18-28 2 42Z" fill="#8bf3cd" opacity="0.8" />
      <path d="M44 200l16-66 18-16 6 28-14 54Z" fill="#0b4a3d" />
      <path d="M44 200l16-66 18-16-12 82Z" fill="#1b8467" />
      <path d="M60 134l18-16-4 30Z" fill="#6fe3ba" opacity="0.7" />
      <path d="M76 200l14-34 14-6 2 18-12 22Z" fill="#0a3d34" />
      <path d="M76 200l14-34 14-6-14 40Z" fill="#156b55" />
      <path d="M0 200V150l8-14 8 20v44Z" fill="#136e56" />
      <path d="M0 200V150l8-14v64Z" fill="#2fb58a" />
    </svg>
  )
}
