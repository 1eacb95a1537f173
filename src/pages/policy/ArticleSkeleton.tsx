import styles from './policy.module.css'

/** The number of skeleton lines per paragraph. */
const PARAGRAPHS = [3, 5, 4, 6]

/**
 * Placeholder for a loading policy. It is taller than the screen, as every policy is, so that the content below does
 * not visibly move.
 */
export function ArticleSkeleton() {
  return (
    <div className={styles.coming} aria-busy="true">
      <div className={`skeleton ${styles.comingVersion}`} />
      <Lines count={3} />
      <div className={`skeleton ${styles.comingContents}`} />
      {PARAGRAPHS.map((count, at) => (
        <Lines key={at} count={count} />
      ))}
    </div>
  )
}

function Lines({ count }: { count: number }) {
  return (
    <div className={styles.comingLines}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="skeleton" />
      ))}
    </div>
  )
}
