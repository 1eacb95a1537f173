import { PLACES, type Place, type PlaceKind } from '#domain/games/roulette.ts'

/** Which places a tap can mean: all, or one kind only, whose spots then fill the whole grid. */
export const REACHES = ['all', 'straight', 'split', 'street', 'corner', 'sixLine'] as const
export type Reach = (typeof REACHES)[number]

/**
 * The position and size of a place, in cells: `along` runs from zero (0 to 1) over the twelve rows to the column boxes
 * (13 to 14), `across` from the first column to the third, with dozens and even chances at negative values. A size of 0
 * is a line.
 */
export type Spot = { along: number; across: number; long: number; wide: number }
type Placed = Place & { spot: Spot }

/** Dozens and even chances lie around the numbers, or in a block of their own in the panel. */
export type BoardPart = 'whole' | 'numbers' | 'outside'

/** Width of the boxes of dozens and even chances, in cells; the style sheet uses the same value. */
const SIDE = 0.8

const EVENS: readonly PlaceKind[] = ['low', 'even', 'red', 'black', 'odd', 'high']
/** In the block of their own, below the dozens: what excludes each other stands one above the other. */
const EVENS_IN_BLOCK: readonly PlaceKind[] = ['low', 'red', 'even', 'high', 'black', 'odd']
const SORTS: Partial<Record<PlaceKind, Reach>> = {
  straight: 'straight',
  split: 'split',
  street: 'street',
  trio: 'street',
  corner: 'corner',
  firstFour: 'corner',
  sixLine: 'sixLine',
}

function getCentre(number: number): { along: number; across: number } {
  if (number === 0) return { along: 0.5, across: 1.5 }
  return { along: Math.floor((number - 1) / 3) + 1.5, across: ((number - 1) % 3) + 0.5 }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The box of a place; null for places on lines. */
function getSpot({ kind, covers, name }: Place): Spot | null {
  const nth = Number(name.slice(-1))
  if (kind === 'straight') return { ...getCentre(covers[0] ?? 0), long: 1, wide: covers[0] === 0 ? 3 : 1 }
  if (kind === 'dozen') return { along: 4 * nth - 1, across: -SIDE / 2, long: 4, wide: SIDE }
  if (kind === 'column') return { along: 13.5, across: nth - 0.5, long: 1, wide: 1 }
  const even = EVENS.indexOf(kind)
  return even < 0 ? null : { along: 2 * even + 2, across: -1.5 * SIDE, long: 2, wide: SIDE }
}

export function isOutside({ kind }: Place): boolean {
  return kind === 'dozen' || EVENS.includes(kind)
}

export function isInPart(place: Place, part: BoardPart): boolean {
  return part === 'whole' || isOutside(place) === (part === 'outside')
}

/** The box in the block of three by three; rows go down as `across` falls, as on the lying table. */
function boxInBlock({ kind, name }: Place): Spot {
  const size = { long: 1, wide: 1 }
  if (kind === 'dozen') return { along: Number(name.slice(-1)) - 0.5, across: 2.5, ...size }
  const even = EVENS_IN_BLOCK.indexOf(kind)
  return { along: (even % 3) + 0.5, across: 1.5 - Math.floor(even / 3), ...size }
}

/**
 * Where a chip of the place lies: in its box, on a line or a crossing of lines, or on the outer edge for whole rows.
 */
export function chipSpot(place: Place, part: BoardPart): Spot {
  if (part === 'outside') return boxInBlock(place)
  const box = getSpot(place)
  if (box) return box
  const centres = place.covers.filter((number) => number > 0).map(getCentre)
  const touchesZero = place.covers[0] === 0
  const along = touchesZero ? 1 : mean(centres.map((centre) => centre.along))
  const across = mean(centres.map((centre) => centre.across))
  const isAtEdge = place.kind === 'street' || place.kind === 'sixLine' || place.kind === 'firstFour'
  const [one, other] = centres
  const runsAcross = place.kind === 'split' && (touchesZero || one?.across === other?.across)
  const runsAlong = place.kind === 'street' || (place.kind === 'split' && !runsAcross)
  return { along, across: isAtEdge ? 0 : across, long: runsAlong ? 1 : 0, wide: runsAcross ? 1 : 0 }
}

/** The enlarged spot of a place when only its kind is shown: together the spots leave no gap. */
function wideSpot(place: Place): Spot {
  const spot = chipSpot(place, 'whole')
  const touchesZero = place.covers[0] === 0
  if (place.kind === 'straight') return spot
  if (place.kind === 'split') {
    if (touchesZero) return { ...spot, along: 0.5, long: 1, wide: 1 }
    return spot.long === 1 ? { ...spot, wide: 0.5 } : { ...spot, long: 1, wide: 0.5 }
  }
  if (place.kind === 'trio') return { along: 0.5, across: 1.5 * spot.across - 0.75, long: 1, wide: 1.5 }
  if (place.kind === 'corner') return { ...spot, across: 1.5 * spot.across - 0.75, long: 1, wide: 1.5 }
  return { along: touchesZero ? 0.5 : spot.along, across: 1.5, long: 1, wide: 3 }
}

function placesFor(reach: Reach, part: BoardPart): Placed[] {
  return [...PLACES.values()].flatMap((place) => {
    if (!isInPart(place, part)) return []
    const sort = SORTS[place.kind]
    if (reach === 'all' || sort === undefined) return [{ ...place, spot: chipSpot(place, part) }]
    return sort === reach ? [{ ...place, spot: wideSpot(place) }] : []
  })
}

/** Rows for screen readers: along the table, then the dozens, then the even chances. */
function toRows(places: readonly Placed[]): Placed[][] {
  const rows = new Map<number, Placed[]>()
  const rank = (place: Placed) => (isOutside(place) ? 20 - place.spot.across : place.spot.along)
  const byRow = places.toSorted((one, other) => rank(one) - rank(other) || order(one) - order(other))
  for (const place of byRow) rows.set(rank(place), [...(rows.get(rank(place)) ?? []), place])
  return [...rows.values()]
}

/** Dozens and even chances are sorted along the table, all others across it. */
function order(place: Placed): number {
  return isOutside(place) ? place.spot.along : place.spot.across
}

const made = new Map<string, Placed[][]>()

/** The rows of available spots, cached for each kind and part. */
export function rowsFor(reach: Reach, part: BoardPart): readonly (readonly Placed[])[] {
  const key = `${part} ${reach}`
  const known = made.get(key)
  if (known) return known
  const rows = toRows(placesFor(reach, part))
  made.set(key, rows)
  return rows
}

/** Upright, zero is at the top and rows go down; lying, it is at the left and rows go right. */
export type BoardOrientation = 'upright' | 'lying'
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const WAYS: Record<BoardOrientation, Record<Arrow, { along: number; across: number }>> = {
  upright: {
    ArrowUp: { along: -1, across: 0 },
    ArrowDown: { along: 1, across: 0 },
    ArrowLeft: { along: 0, across: -1 },
    ArrowRight: { along: 0, across: 1 },
  },
  lying: {
    ArrowUp: { along: 0, across: 1 },
    ArrowDown: { along: 0, across: -1 },
    ArrowLeft: { along: -1, across: 0 },
    ArrowRight: { along: 1, across: 0 },
  },
}

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(WAYS.upright, key)
}

/** Weight of sideways distance against forward distance, so that an arrow stays in its line if possible. */
const ASIDE = 4
/** Breaks ties between places straight ahead: the one whose centre is nearer to the line wins. */
const OFFSET_WEIGHT = 0.1
const NEAR = 0.001

/** The place among those of the rows that an arrow key moves to; null at their edge. */
export function nextPlace(
  from: string,
  arrow: Arrow,
  rows: ReturnType<typeof rowsFor>,
  orientation: BoardOrientation,
): string | null {
  const places = rows.flat()
  const start = places.find(({ name }) => name === from)?.spot
  if (!start) return null
  const way = WAYS[orientation][arrow]
  let best: { name: string; cost: number } | null = null
  for (const { name, spot } of places) {
    const along = spot.along - start.along
    const across = spot.across - start.across
    const ahead = along * way.along + across * way.across
    const offset = Math.abs(way.along === 0 ? along : across)
    const aside = Math.max(0, offset - (way.along === 0 ? spot.long : spot.wide) / 2)
    const cost = ahead + ASIDE * aside + OFFSET_WEIGHT * offset
    if (ahead > NEAR && (best === null || cost < best.cost - NEAR)) best = { name, cost }
  }
  return best?.name ?? null
}
