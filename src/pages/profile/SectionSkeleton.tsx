import styles from './Profile.module.css'

/** Where a section's code or rows are still on their way: as high as most of them are. */
export function SectionSkeleton() {
  return (
    <div className={styles['skeletons']} aria-busy="true">
      <span className={`skeleton ${styles['skeletonCard']}`} />
      <span className={`skeleton ${styles['skeletonCard']}`} />
    </div>
  )
}
