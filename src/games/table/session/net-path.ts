import type { NetPoint } from './tally.ts'

export const WIDTH = 120
export const HEIGHT = 40
/** Room for the width of the line. */
const EDGE = 3

/** The path of a net result over the rounds, the height of its zero line, and the height of its last point. */
export function toNetPath(line: readonly NetPoint[]): { path: string; zero: number; end: number } {
  const nets = line.map(({ net }) => net)
  const high = Math.max(0, ...nets)
  const low = Math.min(0, ...nets)
  const y = (net: number) => round(EDGE + (high === low ? 0.5 : (high - net) / (high - low)) * (HEIGHT - 2 * EDGE))
  const all = Math.max(1, line.at(-1)?.rounds ?? 0)
  const points = line.map(({ rounds, net }) => `${round((rounds / all) * WIDTH)} ${y(net)}`)
  return { path: points.length === 0 ? '' : `M${points.join('L')}`, zero: y(0), end: y(nets.at(-1) ?? 0) }
}

/** Two decimals are enough for a pixel. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
