import styles from './history.module.css'

const LINES = 10

/** A skeleton as high as the loading lines. */
export function HistorySkeleton() {
  return (
    <div aria-busy="true">
      {Array.from({ length: LINES }, (_, at) => (
        <span key={at} className={`skeleton ${styles.skeletonLine}`} />
      ))}
    </div>
  )
}
