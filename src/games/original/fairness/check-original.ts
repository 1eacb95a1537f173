import type { RoundState } from '../../../../worker/api/originals/shapes.ts'
import type { OriginalRound } from '../../../../worker/db/view.ts'
import { draws, hashServerSeed } from '../../../../worker/rules/fairness.ts'
import type { Minor } from '../../../../worker/rules/money.ts'
import type { RoundGame } from '../../../../worker/rules/originals.ts'
import type { RoundRules } from '../../../../worker/rules/round-rules.ts'

const DRAWS_IN_A_DIGEST = 8

/** A past round drawn again from its revealed seeds: each step with what it gives, and what does not agree. */
export type OriginalCheck<Game extends RoundGame> = {
  serverSeed: string
  /** SHA-256 of the server seed's text, to be the hash shown before the bet. */
  hash: string
  hashMatches: boolean
  /** What was signed for the draws, one message for every eight of them. */
  messages: readonly string[]
  /** The draws that the game took, integers of 32 bits. */
  drawn: readonly number[]
  /** null where the rules make nothing of what the round tells. */
  replayed: { state: RoundState<Game>; payout: Minor } | null
  stateMatches: boolean
  payoutMatches: boolean
  matches: boolean
}

/** Checks a round by its game's rules, without any network. */
export function checkOriginal<Game extends RoundGame>(
  rules: RoundRules<Game>,
  round: OriginalRound<Game>,
  serverSeed: string,
): OriginalCheck<Game> {
  // The client seed and nonce are the round's own: the ones the bet named.
  const seeds = { serverSeed, clientSeed: round.clientSeed }
  let drawn: number[] = []
  const draw = (count: number): number[] => {
    const all = draws(seeds, round.nonce, Math.max(count, drawn.length))
    drawn = all
    return all.slice(0, count)
  }
  const replayed = replay(rules, round, draw)
  const hash = hashServerSeed(serverSeed)
  const hashMatches = hash === round.serverSeedHash
  const stateMatches = replayed !== null && isSame(replayed.state, round.state)
  const payoutMatches = replayed !== null && replayed.payout === round.payout
  return {
    serverSeed,
    hash,
    hashMatches,
    messages: Array.from(
      { length: Math.ceil(drawn.length / DRAWS_IN_A_DIGEST) },
      (_, at) => `${round.clientSeed}:${round.nonce}:${at}`,
    ),
    drawn,
    replayed,
    stateMatches,
    payoutMatches,
    matches: hashMatches && stateMatches && payoutMatches,
  }
}

/** A round that tells of what cannot be may make the rules throw: that is a mismatch, and no bug of the page. */
function replay<Game extends RoundGame>(
  rules: RoundRules<Game>,
  { bet, amount, state, currency }: OriginalRound<Game>,
  draw: (count: number) => number[],
) {
  try {
    return rules.replay(draw, bet, amount, state, currency)
  } catch {
    return null
  }
}

/** Whether two values of JSON say the same, in whatever order an object's keys stand. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}

function inOrder(_key: string, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value
}
