import { coverShapes, type CoverShape } from '#src/cover/cover-shapes.ts'
import { readLayers } from '#src/cover/layers.ts'
import { getCoverPicture } from '#src/cover/cover-pictures.ts'
import { getTone } from '#src/cover/ramp.ts'
import { createRandom } from '#src/cover/random.ts'
import { html, raw } from 'hono/html'
import type { Html } from '../html.ts'
import type { ProvidedGame } from './games.ts'
import { WILD } from './machine.ts'

/** The look of a game, derived from its data: the background of its cover, and its symbols as SVG. */
export function getLook(game: ProvidedGame): { sky: string; symbols: Html } {
  const { sky } = coverShapes(game)
  const drawn = symbolPictures(game).map((picture, symbol) => {
    // Each symbol has its own colours; the most valuable one has those of the cover.
    const symbolText = symbol === WILD - 1 ? '' : `${symbol}`
    const tone = getTone(
      createRandom(game.id + game.name + symbolText),
      createRandom(game.provider + symbolText),
      false,
    )
    const layers = readLayers(picture).map(([d, level, line]): CoverShape => {
      const [stroke, fill] = line ? [tone(level), 'none'] : ['none', tone(level)]
      return ['path', { d, stroke, fill, opacity: level || line ? 1 : 0.25 }]
    })
    const ground: CoverShape = ['path', { d: TILE, fill: tone(1.2), stroke: tone(symbol >= WILD - 1 ? 8 : 4) }]
    const shapes =
      symbol === WILD
        ? [...layers, ...CROSS.map((d): CoverShape => ['path', { d, stroke: '#fff', fill: 'none', 'stroke-width': 5 }])]
        : layers
    return html`<symbol id="symbol-${symbol}" viewBox="-46 -46 92 92">${[ground, ...shapes].map(markup)}</symbol>`
  })
  return { sky, symbols: html`<svg class="symbols" aria-hidden="true">${drawn}</svg>` }
}

const TILE = 'M-44-34q0-10 10-10h68q10 0 10 10v68q0 10-10 10h-68q-10 0-10-10z'
/** The W that is drawn over the wild symbol. */
const CROSS = ['M-16 18l7 20 9-16 9 16 7-20']

/** One picture per symbol, all different; the most valuable symbol gets the game's own. */
function symbolPictures(game: ProvidedGame): string[] {
  const cover = getCoverPicture(game)
  const others: string[] = []
  for (let number = 0; others.length < WILD; number += 1) {
    const picture = getCoverPicture({ ...game, id: `${game.id}/${number}`, name: '', kind: 'slots' })
    if (picture !== cover && !others.includes(picture)) others.push(picture)
  }
  return [...others.slice(0, WILD - 1), cover, ...others.slice(WILD - 1)]
}

function markup([tag, attributes, children = []]: CoverShape): Html {
  const written = Object.entries(attributes).map(([name, value]) => html` ${raw(name)}="${value}"`)
  const name = raw(tag)
  return html`<${name}${written}>${children.map(markup)}</${name}>`
}
