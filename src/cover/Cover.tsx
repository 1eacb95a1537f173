import { memo, useCallback, useMemo } from 'react'
import type { CoverGame } from './cover-shapes.ts'
import { COVER_VIEW_BOX } from './cover-view-box.ts'

/**
 * A game's cover, drawn by the code of the inline loader, which is already on the page. Hidden from screen readers,
 * because the game's name is next to it.
 */
export const Cover = memo(function Cover({ id, name, provider, kind, picture }: CoverGame) {
  const { sky, shapes } = useMemo(
    () => window.__boot.drawCover({ id, name, provider, kind, picture }),
    [id, name, provider, kind, picture],
  )
  // The shapes are created during render, which React time-slices; this callback only inserts them.
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
