/** How often each symbol is on the strip, in ascending order of pay; the last is wild and matches any other. */
const STOPS_OF = [9, 6, 5, 4, 2, 2, 2] as const
/** The pay for three in a line, in multiples of the line's stake. */
export const PAYS = [3, 8, 10, 20, 50, 100, 250] as const
export const WILD = 6
export const ROWS = 3
export const REELS = 3
/** The row of each reel that a line crosses. */
export const LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const

/** The strip of each reel, with equal symbols apart where possible. */
export const STRIP: readonly number[] = makeStrip()
export const STOPS = STRIP.length

export type Win = { line: number; symbol: number; amount: number }
/** `grid` is by reel, from the top. */
export type Spin = { stops: number[]; grid: number[][]; wins: Win[]; payout: number }

/** The result of a spin at these stops. The stake is in minor units; each line takes a fifth of it. */
export function spinAt(stops: readonly number[], stake: number): Spin {
  const grid = stops.map((stop) => Array.from({ length: ROWS }, (_none, row) => STRIP[(stop + row) % STOPS] ?? 0))
  const wins: Win[] = []
  for (const [line, rows] of LINES.entries()) {
    const symbol = symbolOf(rows.map((row, reel) => grid[reel]?.[row] ?? 0))
    const pays = symbol === null ? 0 : (PAYS[symbol] ?? 0)
    if (symbol !== null) wins.push({ line, symbol, amount: Math.floor((stake * pays) / LINES.length) })
  }
  return { stops: [...stops], grid, wins, payout: wins.reduce((sum, win) => sum + win.amount, 0) }
}

/** The symbol of three in a line, with wilds replaced; null if they do not match. */
function symbolOf(line: readonly number[]): number | null {
  const others = line.filter((symbol) => symbol !== WILD)
  const [first = WILD] = others
  return others.every((symbol) => symbol === first) ? first : null
}

/**
 * The exact return to player, as a fraction. Each cell shows a symbol in proportion to the strip, and the cells of a
 * line are on independent reels. So every line has the same return, and so does the machine.
 */
export function exactReturn(): { numerator: number; denominator: number } {
  const wild = STOPS_OF[WILD]
  let numerator = wild ** 3 * PAYS[WILD]
  for (let symbol = 0; symbol < WILD; symbol += 1) {
    numerator += (((STOPS_OF[symbol] ?? 0) + wild) ** 3 - wild ** 3) * (PAYS[symbol] ?? 0)
  }
  return { numerator, denominator: STOPS ** 3 }
}

function makeStrip(): number[] {
  const left: number[] = [...STOPS_OF]
  const strip: number[] = []
  const length = left.reduce((sum, count) => sum + count, 0)
  while (strip.length < length) {
    const last = strip.at(-1)
    const next = left
      .map((count, symbol) => ({ count, symbol }))
      .filter(({ count, symbol }) => count > 0 && symbol !== last)
      .sort((a, b) => b.count - a.count || a.symbol - b.symbol)[0]
    const symbol = next?.symbol ?? last ?? 0
    left[symbol] = (left[symbol] ?? 0) - 1
    strip.push(symbol)
  }
  return strip
}
