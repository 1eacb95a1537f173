import styles from './Profile.module.css'

/** Skeleton of a section whose chunk or data is loading, as high as most sections. */
export function SectionSkeleton() {
  return (
    <div className={styles.skeletons} aria-busy="true">
      <span className={`skeleton ${styles.skeletonCard}`} />
      <span className={`skeleton ${styles.skeletonCard}`} />
    </div>
  )
}
