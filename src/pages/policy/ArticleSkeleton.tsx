import styles from './policy.module.css'

/** How many lines each paragraph keeps room for. */
const PARAGRAPHS = [3, 5, 4, 6]

/** What a policy says, on its way: taller than a screen, as every one is, so that nothing below it is seen to move. */
export function ArticleSkeleton() {
  return (
    <div className={styles['coming']} aria-busy="true">
      <div className={`skeleton ${styles['comingVersion']}`} />
      <Lines count={3} />
      <div className={`skeleton ${styles['comingContents']}`} />
      {PARAGRAPHS.map((count, at) => (
        <Lines key={at} count={count} />
      ))}
    </div>
  )
}

function Lines({ count }: { count: number }) {
  return (
    <div className={styles['comingLines']}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="skeleton" />
      ))}
    </div>
  )
}
