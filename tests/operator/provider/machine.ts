/** One reel from the top; all three have this strip. The symbols ascend by pay; the last is wild and matches any other. */
export const STRIP = [0, 1, 0, 1, 0, 2, 0, 1, 0, 2, 0, 3, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6] as const
/** The pay for three in a line, in multiples of the line's stake. */
export const PAYS = [3, 8, 10, 20, 50, 100, 250] as const
export const WILD = 6
/** The row of each reel that a line crosses. */
export const LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const

/** The result of a spin at these stops. The stake is in minor units; each line takes a fifth of it. */
export function spinAt(stops: readonly number[], stake: number) {
  // By reel, from the top.
  const grid = stops.map((stop) => [0, 1, 2].map((row) => STRIP[(stop + row) % STRIP.length] ?? 0))
  const wins = LINES.flatMap((rows, line) => {
    const symbol = matching(rows.map((row, reel) => grid[reel]?.[row] ?? 0))
    return symbol === null ? [] : [{ line, symbol, amount: Math.floor((stake * (PAYS[symbol] ?? 0)) / LINES.length) }]
  })
  return { grid, wins, payout: wins.reduce((sum, { amount }) => sum + amount, 0) }
}

/** The symbol of three in a line, with wilds replaced; null if they do not match. */
function matching(line: readonly number[]): number | null {
  const others = line.filter((symbol) => symbol !== WILD)
  const [first = WILD] = others
  return others.every((symbol) => symbol === first) ? first : null
}

/** The bets of the roulette table and their payouts in multiples of the stake; each returns 36/37. */
export const TABLE_BETS = { red: 2, black: 2, zero: 36 } as const
export type TableBet = keyof typeof TABLE_BETS
export const POCKETS = 37
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** The result of a turn of the wheel that stops at a pocket. */
export function wheelAt(pocket: number, place: TableBet, stake: number) {
  const colour: TableBet = pocket === 0 ? 'zero' : REDS.has(pocket) ? 'red' : 'black'
  return { pocket, colour, payout: colour === place ? stake * TABLE_BETS[place] : 0 }
}
