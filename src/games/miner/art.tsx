import styles from './board.module.css'

/** A cut gem, lit from the upper left. */
export function Gem() {
  return (
    <svg className={styles.gem} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M14 8h20l9 11-19 22L5 19z" fill="#1fa873" />
      <path d="M14 8h20l-4 11H18z" fill="#b9ffdf" />
      <path d="M14 8l4 11H5z" fill="#6df2b6" />
      <path d="M34 8l9 11H30z" fill="#3ddc91" />
      <path d="M18 19h12l-6 22z" fill="#3ddc91" />
      <path d="M5 19h13l6 22z" fill="#2bc17f" />
      <path d="M17.5 11h6l-3.5 5z" fill="#fff" opacity="0.8" />
    </svg>
  )
}

/** A mine: a spiked ball with a lit fuse; the opened one explodes. */
export function Mine({ burst = false }: { burst?: boolean }) {
  return (
    <svg className={styles.mine} viewBox="0 0 48 48" aria-hidden="true">
      {burst && (
        <path
          className={styles.burst}
          d="M24 1l4.5 10 9-6-2 10.5 11 .5-8 7.5 8 7.5-11 .5 2 10.5-9-6L24 47l-4.5-11-9 6 2-10.5-11-.5 8-7.5-8-7.5 11-.5-2-10.5 9 6z"
          fill="#ffb454"
        />
      )}
      <path
        d="M24 8v5M24 37v5M7 25h5M36 25h5M12 13l4 4M32 33l4 4M12 37l4-4"
        stroke="#8d99ae"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="24" cy="25" r="13" fill="#2b3242" />
      <circle cx="24" cy="25" r="13" fill="none" stroke="#ff7a7a" strokeWidth="2" />
      <path d="M15.5 22a9 9 0 0 1 6-6" fill="none" stroke="#aab5c7" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M32 16c2-5 5-6 8-5" fill="none" stroke="#aab5c7" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="41" cy="10.5" r="3" fill="#ffb454" />
    </svg>
  )
}
