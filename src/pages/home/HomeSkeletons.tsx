import { skeletonTiles } from './GameCarousel.tsx'

/** Placeholder while the sections load; the static shell has the same one. */
export function BelowSkeleton({ posters = '' }) {
  return (
    <section className="page-coming" aria-busy="true">
      <h2 className="shelf-title">
        <span className="skeleton skeleton-title">&nbsp;</span>
      </h2>
      <div className={`shelf-row ${posters}`}>{skeletonTiles}</div>
    </section>
  )
}

export function OriginalsSkeleton() {
  return (
    <>
      <BelowSkeleton posters="posters" />
      <div className="games-strip" />
    </>
  )
}
