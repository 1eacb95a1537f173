import { oval, type Point, readLayers, through } from './layers.ts'
import { getCoverPicture } from './cover-pictures.ts'
import { getTone } from './ramp.ts'
import { among, createRandom } from './random.ts'

/** An SVG element as data, from which React and the loader that runs before React draw the same cover. */
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

/** Computes a game's cover from its own data only, so that it looks the same everywhere. */
export function coverShapes(game: CoverGame): CoverDrawing {
  const { id, name, provider, kind, picture } = game
  const random = createRandom(picture ? id : id + name)
  const house = createRandom(picture ? id : provider)
  const tone = getTone(random, house, kind === 'live')
  const fill = (d: string, level: number, opacity = 1): CoverShape => ['path', { d, fill: tone(level), opacity }]
  const near = (middle: number, most: number): number => middle + (random() - 0.5) * most

  const spot = `at 50% ${Math.round(near(34, 12))}%,`
  const beam = tone(6, 0.22)
  const rays =
    `radial-gradient(circle ${spot}${tone(2, 0)} 20%,${tone(1)} 90%),` +
    `repeating-conic-gradient(from ${Math.round(random() * 36)}deg ${spot}${beam} 0 8deg,${tone(6, 0)} 10deg 18deg,${beam} 20deg),`
  const glow = `radial-gradient(circle ${spot}${tone(4)},${tone(2)} 50%,${tone(0.6)})`

  const sides = among([4, 6, 8, 60], house)
  const frame = Array.from({ length: sides }, (_none, side): Point => {
    const angle = (side / sides) * 2 * Math.PI
    return [MIDDLE + 50 * Math.sin(angle), MIDDLE - 50 * Math.cos(angle)]
  })
  const rolling = random() < 0.5
  const ground = (y: number): string =>
    through(
      [
        ...Array.from({ length: 14 }, (_none, at): Point => [near(at * 18 - 54, 12), near(y, 30)]),
        [200, 200],
        [-60, 200],
      ],
      rolling,
    )
  const stars = Array.from({ length: 18 }, () => oval([random() * 120, random() * 90], 0.5)).join('')

  return {
    sky: random() < 0.5 ? rays + glow : glow,
    shapes: [
      fill(stars, 9, 0.6),
      fill(ground(101), 2),
      fill(ground(113), 1.2),
      ['path', { d: through(frame), fill: tone(0), stroke: tone(7), opacity: 0.45 }],
      fill(oval([near(MIDDLE, 24), near(52, 16)], near(35, 14)), 6, 0.22),
      [
        'g',
        { transform: `translate(${MIDDLE} ${MIDDLE})rotate(${Math.round(near(0, 8))})` },
        readLayers(picture ?? getCoverPicture(game)).map(([d, level, line]) =>
          line ? ['path', { d, stroke: tone(level) }] : fill(d, level, level ? 1 : 0.25),
        ),
      ],
    ],
  }
}
