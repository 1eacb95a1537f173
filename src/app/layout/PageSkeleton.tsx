/** What stands where a page's code is still on its way: as in the static shell. */
export function PageSkeleton() {
  return (
    <div className="app-page page-coming" aria-busy="true">
      <div className="skeleton skeleton-block" />
    </div>
  )
}
