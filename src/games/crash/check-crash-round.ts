import type { CrashPoint } from '#domain/games/crash-round.ts'
import type { CrashRoundRow, AppStateRows } from '#db/view.ts'
import { crashDigest, crashDraw, pointOfDraw, previousGameHash } from '#domain/fairness/crash-chain.ts'

/**
 * What the round is checked against: the last rounds as broadcast to all players, newest first, and the published
 * chain.
 */
type Known = {
  points: readonly CrashPoint[]
  chain: Pick<AppStateRows['crashChain'], 'terminatingHash' | 'salt' | 'games'> | null
}

/**
 * Recomputes a round and compares it with the broadcast rounds and the published chain. Each step is true or false;
 * null if there is nothing to compare it with.
 */
export function checkCrashRound(round: CrashRoundRow, { points, chain }: Known) {
  const { id, hash, salt, game, terminatingHash } = round
  const digest = crashDigest(hash, salt)
  const draw = crashDraw(digest)
  const point = pointOfDraw(draw)
  const previousHash = previousGameHash(hash)
  const published = points.find((each) => each.id === id)
  const due = game === 1 ? terminatingHash : points.find((each) => each.game === game - 1)?.hash
  const matchingChain = chain && isOfChain(chain, round, points) ? chain : null
  const steps = {
    inputs: all([
      published && published.hash === hash,
      matchingChain?.salt === undefined ? undefined : matchingChain.salt === salt,
    ]),
    point: point === round.point && (published === undefined || published.point === point),
    previous: due === undefined ? null : due === previousHash,
    end: matchingChain && matchingChain.terminatingHash === terminatingHash && game <= matchingChain.games,
  }
  const matches = Object.values(steps).every((step) => step !== false)
  return { digest, draw, point, reported: published?.point ?? round.point, previousHash, steps, matches }
}

/**
 * Whether the round is of that chain. An older round may belong to an earlier one. In the newest chain, game numbers go up
 * to that of the newest round.
 */
function isOfChain(
  chain: NonNullable<Known['chain']>,
  { id, game, terminatingHash }: CrashRoundRow,
  points: Known['points'],
): boolean {
  if (chain.terminatingHash === terminatingHash) return true
  return points.find((each) => each.id === id)?.game === game && game <= (points[0]?.game ?? 0)
}

/** Whether all known values are true; null if none is known. */
function all(each: readonly (boolean | undefined)[]): boolean | null {
  const known = each.filter((one) => one !== undefined)
  return known.length === 0 ? null : known.every(Boolean)
}
