import { type CoverGame, type CoverShape, coverShapes } from './cover-shapes.ts'
import { COVER_VIEW_BOX } from './cover-view-box.ts'

/** A cover as SVG elements, with the CSS background behind them. */
export type DrawnCover = { sky: string; shapes: readonly SVGElement[] }

/** Creates a game's cover without React, the same as the Cover component, for use before React has loaded. */
export function newCover(game: CoverGame): SVGElement {
  const { sky, shapes } = drawCover(game)
  const cover = element('svg', {
    class: 'tile-cover',
    viewBox: COVER_VIEW_BOX,
    preserveAspectRatio: 'xMidYMid slice',
    fill: 'none',
    'aria-hidden': 'true',
  })
  cover.style.background = sky
  cover.append(...shapes)
  return cover
}

/** Creates the elements of a cover outside React: there are dozens of shapes per cover and none ever changes. */
export function drawCover(game: CoverGame): DrawnCover {
  const { sky, shapes } = coverShapes(game)
  return { sky, shapes: shapes.map(drawShape) }
}

function drawShape([tag, attributes, children = []]: CoverShape): SVGElement {
  const drawn = element(tag, attributes)
  drawn.append(...children.map(drawShape))
  return drawn
}

function element(tag: 'svg' | CoverShape[0], attributes: CoverShape[1]): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, `${value}`)
  return made
}
