export type Point = readonly [x: number, y: number]
/** An SVG path and its tone: 0 dark … 9 pale, 10 and 11 red. */
export type Layer = readonly [outline: string, tone: number, line?: boolean]

/** Size of one unit of the picture grid, in cover units. */
const GRID = 2.3

/**
 * Parses a picture. It consists of layers, one word each: kind, tone, then points as pairs of base-36 digits: the
 * distance from the vertical axis, and the depth, where `i` is the middle. Only one half is given; the other is its
 * mirror image. Kinds: `a` for polygons and `o` for ovals (centre, then radii), separated by `-`; `c` for one curve; a
 * capital letter draws only the outline; `p` is a polygon without a mirror image, whose axis is at `i`. After `*` come the number of copies around the middle and their step: 0
 * spreads them around the circle, 1 shifts them by half a step, and a higher number fans them out around the vertical
 * axis, twice that number of degrees apart. Layers without copies are shaded on their right.
 */
export function readLayers(picture: string): readonly Layer[] {
  const layers = read.get(picture) ?? parseOutlines(picture)
  read.set(picture, layers)
  return layers
}

/** Cached by picture: there are few pictures, but thousands of games. */
const read = new Map<string, readonly Layer[]>()

function parseOutlines(picture: string): Layer[] {
  let shade = ''
  const layers = picture.split(' ').map((word): Layer => {
    const [body = '', ring = ''] = word.split('*')
    const [copies = 1, step = 0] = parseNumbers(ring)
    const kind = body[0]?.toLowerCase()
    let outline = ''
    for (let copy = 0; copy < copies; copy += 1) {
      const degrees = step < 2 ? ((copy + step / 2) / copies) * 360 : (copy - (copies - 1) / 2) * step * 2
      const draw = (points: readonly Point[]): string =>
        through(
          points.map((point) => turned(point, degrees)),
          kind === 'c',
        )
      for (const part of body.slice(2).split('-')) {
        const numbers = parseNumbers(part)
        const [x = 0, y = 0, width = 0, height = 0] = numbers
        const half = numbers.flatMap((x, at): Point[] => (at % 2 ? [] : [onGrid(x, numbers[at + 1])]))
        const mirror = half.map(([x, y]): Point => [-x, y]).toReversed()
        if (kind === 'o')
          for (const side of x ? [x, -x] : [0])
            outline += oval(turned(onGrid(side, y), degrees), width * GRID, height * GRID)
        else if (kind === 'p') outline += draw(half.map(([x, y]): Point => [x - 18 * GRID, y]))
        else {
          outline += kind === 'c' ? draw([...half, ...mirror]) : draw(half) + draw(mirror)
          if (!ring) shade += draw(half)
        }
      }
    }
    return [outline, parseNumbers(body)[1] ?? 0, body < 'a']
  })
  return shade ? [...layers, [shade, 0]] : layers
}

const parseNumbers = (signs: string): number[] => Array.from(signs, (sign) => parseInt(sign, 36))

const onGrid = (x: number, y = 0): Point => [x * GRID, (y - 18) * GRID]

function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

const tenth = (number: number): number => Math.round(number * 10) / 10
const written = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`

/** A closed path through points; if curved, a smooth one through the midpoints between them. */
export function through(points: readonly Point[], curved = false): string {
  let [before = [0, 0]] = points.slice(-1)
  let middle = ''
  let outline = ''
  for (const point of points) {
    middle = written((before[0] + point[0]) / 2, (before[1] + point[1]) / 2)
    outline += curved ? `Q${written(...before)} ${middle}` : `L${written(...point)}`
    before = point
  }
  return `M${curved ? middle + outline : outline.slice(1)}z`
}

export function oval([x, y]: Point, width: number, height = width): string {
  const half = `a${written(width, height)} 0 1 1 `
  return `M${written(x - width, y)}${half}${tenth(2 * width)} 0${half}${tenth(-2 * width)} 0z`
}
