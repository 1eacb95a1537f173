import styles from './history.module.css'

const LINES = 10

/** As high as the lines that are on their way. */
export function HistorySkeleton() {
  return (
    <div aria-busy="true">
      {Array.from({ length: LINES }, (_, at) => (
        <span key={at} className={`skeleton ${styles['skeletonLine']}`} />
      ))}
    </div>
  )
}
