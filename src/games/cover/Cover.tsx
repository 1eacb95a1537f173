import { createElement, memo, useMemo, type ReactNode } from 'react'
import type { CoverGame, CoverShape } from './cover-shapes.ts'
import { COVER_VIEW_BOX } from './cover-view-box.ts'

/** A game's cover as React draws it, by the inline loader's own code, which is here already; it says nothing to a screen reader, the game's name stands beside it. */
export const Cover = memo(function Cover({ id, name, provider, kind, picture }: CoverGame) {
  const { sky, shapes } = useMemo(
    () => window.__boot.coverShapes({ id, name, provider, kind, picture }),
    [id, name, provider, kind, picture],
  )
  return (
    <svg
      className="tile-cover"
      viewBox={COVER_VIEW_BOX}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      style={{ background: sky }}
      aria-hidden="true"
    >
      {shapes.map(drawShape)}
    </svg>
  )
})

function drawShape([tag, attributes, children]: CoverShape, at: number): ReactNode {
  return createElement(tag, { key: at, ...attributes }, children?.map(drawShape))
}
