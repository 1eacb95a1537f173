/** Placeholder while a page's chunk loads; looks like the static shell. */
export function PageSkeleton() {
  return (
    <div className="app-page page-coming" aria-busy="true">
      <div className="skeleton skeleton-block" />
    </div>
  )
}
