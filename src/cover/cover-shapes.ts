import { oval, type Layer, type Point, readLayers, through } from './layers.ts'
import { getCoverPicture } from './cover-pictures.ts'
import { getTone, type Tone } from './ramp.ts'
import { among, createRandom } from './random.ts'

/** An SVG element as data, from which the page and the stand-in draw the same cover. */
export type CoverShape = readonly [
  tag: 'path' | 'g',
  attributes: Readonly<Record<string, string | number>>,
  children?: readonly CoverShape[],
]
/** The input of a cover; its texts do not appear in the drawing. */
export interface CoverGame {
  readonly id: string
  readonly name: string
  readonly provider: string
  readonly kind: 'slots' | 'live' | 'original'
  /** Only for the house's own games, whose names depend on the language: these covers depend on the id alone. */
  readonly picture?: string | undefined
}
export interface CoverDrawing {
  /** The CSS background behind the shapes: gradients without ids, which cannot clash between covers of a page. */
  readonly sky: string
  readonly shapes: readonly CoverShape[]
}

const MIDDLE = 60
/** What stands above the ground, where the name is. */
const HORIZON = 112

/** The colours of a game's cover, which its lettering shares. */
export function getCoverTone({ id, name, provider, kind, picture }: CoverGame): Tone {
  return getTone(createRandom(picture ? id : id + name), createRandom(picture ? id : provider), kind === 'live')
}

/** Computes a game's cover from its own data only, so that it looks the same everywhere. */
export function coverShapes(game: CoverGame, emblem = game.picture ?? getCoverPicture(game)): CoverDrawing {
  const { id, name, picture } = game
  const random = createRandom(picture ? id : name + id)
  const tone = getCoverTone(game)
  const fill = (d: string, level: number, opacity = 1): CoverShape => ['path', { d, fill: tone(level), opacity }]
  const near = (middle: number, most: number): number => Math.round(middle + (random() - 0.5) * most)

  const composition = picture ? drawHalo : among([drawCloseUp, drawTrio, drawHalo], random)
  const layers = readLayers(emblem)
  const sky = `radial-gradient(circle at 50% 35%,${tone(4.6)},${tone(2.4)} 45%,${tone(0.8)})`
  const beams = drawBeams(9 + 2 * near(1, 3), [4, 130, 130], near(18, 36))

  const rolling = random() < 0.5
  const ground = (y: number, height: number): string =>
    through(
      [
        ...Array.from({ length: 12 }, (_none, at): Point => [near(at * 18 - 36, 12), near(y, height)]),
        [200, 200],
        [-60, 200],
      ],
      rolling,
    )
  const stars = Array.from({ length: 14 }, () => oval([random() * 120, random() * 80], 0.5)).join('')

  return {
    sky,
    shapes: [
      ...(composition === drawHalo ? [] : [fill(beams, 6, 0.17)]),
      fill(stars, 9, 0.6),
      fill(ground(98, 26), 1.8),
      ...composition({ layers, tone, turn: near(0, 10) }),
      fill(ground(HORIZON + 8, 10), 0.4),
    ],
  }
}

/** Beams of light around the emblem: where they begin, and where they end in turn. */
function drawBeams(count: number, [start, long, short]: readonly [number, number, number], degrees = 0): string {
  const edge = (at: number, far: number): Point => {
    const angle = (at / count) * 2 * Math.PI + (degrees * Math.PI) / 180
    return [MIDDLE + far * Math.sin(angle), 56 - far * Math.cos(angle)]
  }
  return Array.from({ length: count }, (_none, at) => {
    const far = at % 2 ? short : long
    const ends = start > 9 ? [edge(at, far)] : [edge(at - 0.24, far), edge(at + 0.24, far)]
    return through([edge(at - 0.12, start), ...ends, edge(at + 0.12, start)])
  }).join('')
}

type Parts = { layers: readonly Layer[]; tone: Tone; turn: number }

/** The emblem so near that the edges cut it. */
function drawCloseUp({ layers, tone, turn }: Parts): CoverShape[] {
  return [drawEmblem(layers, tone, MIDDLE + turn, 62, turn, 1.5)]
}

/** The emblem before two dark ones. */
function drawTrio({ layers, tone, turn }: Parts): CoverShape[] {
  const pale = getOutline(layers.filter(([, level]) => level > 5))
  const dark = getOutline(layers)
  const side = (x: number, degrees: number): CoverShape => [
    'g',
    { transform: place(x, 57, degrees, 0.7) },
    [
      ['path', { d: dark, fill: tone(1.4) }],
      ['path', { d: pale, fill: tone(3) }],
    ],
  ]
  return [side(25, -14), side(95, 14), drawEmblem(layers, tone, MIDDLE, 60, turn / 2, 1.02)]
}

/** The emblem before a disc of light with a ring. */
function drawHalo({ layers, tone, turn }: Parts): CoverShape[] {
  const beams = drawBeams(16, [46, 58, 52])
  return [
    ['path', { d: beams + oval([MIDDLE, 56], 46), fill: tone(7.4) }],
    ['path', { d: oval([MIDDLE, 56], 43.6), fill: tone(3.6) }],
    drawEmblem(layers, tone, MIDDLE, 58, turn / 2, 1.06),
  ]
}

/** The emblem on its shadow, which sets it off from what is behind. */
function drawEmblem(
  layers: readonly Layer[],
  tone: Tone,
  x: number,
  y: number,
  degrees: number,
  scale: number,
): CoverShape {
  return [
    'g',
    { transform: place(x, y, degrees, scale) },
    [
      ['path', { d: getOutline(layers), fill: tone(0), opacity: 0.6, transform: place(0, 1.6, 0, 1.07) }],
      ...layers.map(([d, level, line]): CoverShape =>
        line ? ['path', { d, stroke: tone(level) }] : ['path', { d, fill: tone(level), opacity: level ? 1 : 0.25 }],
      ),
    ],
  ]
}

function getOutline(layers: readonly Layer[]): string {
  return layers.map(([d, level, line]) => (level && !line ? d : '')).join('')
}

function place(x: number, y: number, degrees: number, scale: number): string {
  return `translate(${x} ${y})rotate(${degrees})scale(${scale})`
}
