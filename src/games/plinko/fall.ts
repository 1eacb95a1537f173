import type { PlinkoRows } from '#domain/games/plinko.ts'

/** A place on the board: columns from the middle, and rows from the first row of pegs. */
export type BoardPoint = { x: number; y: number }

/** The part of a fall between two pegs: from where, to where, when (ms), and how high the ball springs, in rows. */
type Hop = { from: BoardPoint; to: BoardPoint; begins: number; ends: number; spring: number }

/** How a ball falls; `hits[i]` is when it meets its peg in row i, ms. */
export type Fall = { hops: readonly Hop[]; hits: readonly number[]; pegs: readonly BoardPoint[]; lasts: number }

/** How long a hop from peg to peg takes on each board, ms: more rows, less time for each. */
const HOP_MS: Record<PlinkoRows, number> = { 8: 215, 12: 180, 16: 155 }
/** The way from the mouth above the board to the first peg takes this many hops. */
const ENTRY = 1.35
/** The last hop leads into the slot, deeper than a row. */
const EXIT = 1.1

/** Where the ball appears, and how deep it falls into a slot. */
export const MOUTH_Y = -1.7
const SLOT_DEPTH = 1.05
/** A ball touches its peg above it, on the side to which it leaves. */
const ABOVE = 0.42
const ASIDE = 0.1

/** How long a ball falls at the usual pace, ms. */
export function getFallMs(rows: PlinkoRows): number {
  return HOP_MS[rows] * (ENTRY + rows - 1 + EXIT)
}

/** The pegs of a row: three in the first, and one more in each below. */
export function getPegs(row: number): BoardPoint[] {
  return Array.from({ length: row + 3 }, (_, at) => ({ x: at - (row + 2) / 2, y: row }))
}

/** The middle of a slot, in columns from the middle of the board. */
export function slotX(rows: PlinkoRows, slot: number): number {
  return slot - rows / 2
}

/** Computes the fall along a path (0 left, 1 right); `seed` varies how the ball springs, and `pace` its time. */
export function computeFall(path: readonly number[], rows: PlinkoRows, seed: number, pace = 1): Fall {
  const pegs: BoardPoint[] = []
  let x = 0
  for (const [row, turn] of path.entries()) {
    pegs.push({ x, y: row })
    x += turn - 0.5
  }
  const touches = pegs.map((peg, row) => ({ x: peg.x + ((path[row] ?? 0) - 0.5) * 2 * ASIDE, y: peg.y - ABOVE }))
  const stops = [{ x: 0, y: MOUTH_Y }, ...touches, { x, y: rows - 1 + SLOT_DEPTH }]
  // No two hops are alike: the time lost in one is won in another, so that each fall lasts as long.
  const weights = stops.slice(1).map((_, at) => {
    const usual = at === 0 ? ENTRY : at === rows ? EXIT : 1
    return usual * (1 + 0.16 * (scatter(seed, at) - 0.5))
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const lasts = getFallMs(rows) * pace
  let now = 0
  const hops = weights.map((weight, at): Hop => {
    const begins = now
    now += (weight / sum) * lasts
    const spring = at === 0 ? 0 : 0.1 + 0.2 * scatter(seed, at + 64)
    // Both stops exist: there is one more than there are hops.
    const [from = stops[0], to = from] = stops.slice(at, at + 2)
    return { from: from ?? { x, y: 0 }, to: to ?? { x, y: 0 }, begins, ends: now, spring }
  })
  return { hops, hits: hops.slice(0, -1).map(({ ends }) => ends), pegs, lasts }
}

/** Where the ball is so long after its drop, ms: it rises from the peg, and then falls as a weight does. */
export function placeAt({ hops }: Fall, ms: number): BoardPoint {
  const hop = hops.find(({ ends }) => ms < ends) ?? hops.at(-1)
  if (!hop) return { x: 0, y: MOUTH_Y }
  const { from, to, begins, ends, spring } = hop
  const time = Math.min(1, Math.max(0, (ms - begins) / (ends - begins)))
  const deep = to.y - from.y
  // Thrown up so fast that it turns `spring` above the peg, and with that weight reaches the next stop in time.
  const up = Math.sqrt(spring)
  const weight = (up + Math.sqrt(spring + deep)) ** 2
  return {
    x: from.x + (to.x - from.x) * time,
    y: from.y - 2 * up * Math.sqrt(weight) * time + weight * time * time,
  }
}

/** A number from 0 to 1 without a visible pattern, the same for the same ball. */
function scatter(seed: number, at: number): number {
  const value = Math.sin(seed * 127.1 + at * 311.7) * 43_758.545
  return value - Math.floor(value)
}
