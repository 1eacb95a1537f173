export const WIDTH = 120
export const HEIGHT = 40
/** Room for the width of the line. */
const EDGE = 3

/** The path of a net result over the rounds, the height of its zero line, and the height of its last point. */
export function toNetPath(line: readonly number[]): { path: string; zero: number; end: number } {
  const high = Math.max(0, ...line)
  const low = Math.min(0, ...line)
  const y = (net: number) => round(EDGE + (high === low ? 0.5 : (high - net) / (high - low)) * (HEIGHT - 2 * EDGE))
  const last = Math.max(1, line.length - 1)
  const points = line.map((net, at) => `${round((at / last) * WIDTH)} ${y(net)}`)
  return { path: points.length === 0 ? '' : `M${points.join('L')}`, zero: y(0), end: y(line.at(-1) ?? 0) }
}

/** Two decimals are enough for a pixel. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
