import styles from './GameListPage.module.css'

/** A skeleton of loading games. */
export function SkeletonGrid() {
  return (
    <div className={styles.skeletons} aria-busy="true">
      {Array.from({ length: 24 }, (_, at) => (
        <span key={at} className="tile skeleton" />
      ))}
    </div>
  )
}
