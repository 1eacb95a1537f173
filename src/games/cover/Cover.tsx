import { memo, useCallback, useMemo } from 'react'
import type { CoverGame } from './cover-shapes.ts'
import { COVER_VIEW_BOX } from './cover-view-box.ts'

/** A game's cover, drawn by the inline loader's own code, which is here already; it says nothing to a screen reader, the game's name stands beside it. */
export const Cover = memo(function Cover({ id, name, provider, kind, picture }: CoverGame) {
  const { sky, shapes } = useMemo(
    () => window.__boot.drawCover({ id, name, provider, kind, picture }),
    [id, name, provider, kind, picture],
  )
  // Made while React draws, which it does in slices; here they only move in.
  const fill = useCallback((cover: SVGElement | null) => cover?.replaceChildren(...shapes), [shapes])
  return (
    <svg
      ref={fill}
      className="tile-cover"
      viewBox={COVER_VIEW_BOX}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      style={{ background: sky }}
      aria-hidden="true"
    />
  )
})
