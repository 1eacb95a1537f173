import { memo, useCallback, useMemo } from 'react'
import { coverShapes, type CoverGame } from './cover-shapes.ts'
import { COVER_VIEW_BOX } from './cover-view-box.ts'
import { drawShape } from './draw-shape.ts'

type Props = CoverGame & {
  /** Layers of another emblem than the game's own. */
  emblem?: string | undefined
}

/** A game's cover. Hidden from screen readers, because the game's name is next to it. */
export const Cover = memo(function Cover({ id, name, provider, kind, picture, emblem }: Props) {
  const { sky, elements } = useMemo(() => {
    const { sky, shapes } = coverShapes({ id, name, provider, kind, picture }, emblem)
    return { sky, elements: shapes.map(drawShape) }
  }, [id, name, provider, kind, picture, emblem])
  // The elements are created during render, which React time-slices; this callback only inserts them.
  const fill = useCallback((cover: SVGElement | null) => cover?.replaceChildren(...elements), [elements])
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
