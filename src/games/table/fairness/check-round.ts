import type { RoundRow } from '#db/view.ts'
import { drawnFrom, type Pick, getDrawnPicks } from '#domain/fairness/drawn-picks.ts'
import { ROUND_RULES } from '#domain/fairness/all-round-rules.ts'
import { hasCommitmentMismatch } from '#domain/fairness/commitment.ts'
import { getMultiplier, toUnitBet } from '#domain/fairness/public-round.ts'
import { draws, hashServerSeed } from '#domain/fairness/draws.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import type { Draw, RoundRules } from '#domain/fairness/round-rules.ts'
import { getPlay } from '#domain/fairness/round-text.ts'
import { isSame } from '#domain/browser/same-json.ts'

const DRAWS_IN_A_DIGEST = 8
const HEX_OF_A_DRAW = 8

/** The message signed for eight draws, its HMAC-SHA256 in hex, and how many of the hex digits were used. */
export type Signature = { message: string; digest: string; used: number }

/** A past round recomputed from its revealed seeds: the result of each step, and what does not match. */
export type RoundCheck = {
  serverSeed: string
  /** SHA-256 of the server seed's text; has to equal the hash shown before the bet. */
  hash: string
  hashMatches: boolean
  signatures: readonly Signature[]
  /** What each draw used by the game picked. */
  picks: readonly Pick[]
  /** The round as recomputed from its seeds; null if the rules cannot replay it. */
  replayed: RoundRow | null
  stateMatches: boolean
  payoutMatches: boolean
  /** What the outcome multiplies a stake by, in hundredths; null for a round without a receipt, or without a replay. */
  multiplier: number | null
  /** Whether nothing contradicts the commitment made before the round, as far as this device knows it. */
  isAsCommitted: boolean
  matches: boolean
}

/** What a shared round says of its payout; without amounts, the round's stake is a unit stake. */
export type RoundReceipt = { multiplier: number; hasAmounts: boolean }

/** Checks a round by its game's rules, without the network; of a shared round, its multiplier as well. */
export function checkRound(round: RoundRow, serverSeed: string, receipt?: RoundReceipt): RoundCheck {
  // Client seed and nonce come from the round itself: the bet named them.
  const { clientSeed, nonce } = round
  const seeds = { serverSeed, clientSeed }
  let taken = 0
  const draw = (count: number): number[] => {
    taken = Math.max(taken, count)
    return draws(seeds, nonce, count)
  }
  const replayed = replay(round, draw)
  const hash = hashServerSeed(serverSeed)
  const hashMatches = hash === round.serverSeedHash
  const stateMatches = replayed !== null && isSame(getPlay(replayed).state, getPlay(round).state)
  const isPaid = receipt?.hasAmounts === false || replayed?.payout === round.payout
  const multiplier = receipt ? findMultiplier(round, draw) : null
  const payoutMatches = replayed !== null && isPaid && multiplier === (receipt?.multiplier ?? null)
  const isAsCommitted = !hasCommitmentMismatch(round)
  return {
    serverSeed,
    hash,
    hashMatches,
    signatures: getSignatures({ serverSeed, clientSeed, nonce }, taken),
    picks: getDrawnPicks(drawnFrom(round), draws(seeds, nonce, taken)),
    replayed,
    stateMatches,
    payoutMatches,
    multiplier,
    isAsCommitted,
    matches: isAsCommitted && hashMatches && stateMatches && payoutMatches,
  }
}

/** The signed messages for `count` draws of a bet, with their digests. */
export function getSignatures(
  { nonce, ...seeds }: { serverSeed: string; clientSeed: string; nonce: number },
  count: number,
): Signature[] {
  const parts = Math.ceil(count / DRAWS_IN_A_DIGEST)
  const hex = draws(seeds, nonce, parts * DRAWS_IN_A_DIGEST).map((draw) =>
    draw.toString(16).padStart(HEX_OF_A_DRAW, '0'),
  )
  return Array.from({ length: parts }, (_, part) => {
    const first = part * DRAWS_IN_A_DIGEST
    return {
      message: `${seeds.clientSeed}:${nonce}:${part}`,
      digest: hex.slice(first, first + DRAWS_IN_A_DIGEST).join(''),
      used: Math.min(count - first, DRAWS_IN_A_DIGEST) * HEX_OF_A_DRAW,
    }
  })
}

function findMultiplier(round: RoundRow, draw: Draw): number | null {
  const unit = toUnitBet(round)
  const replayed = replay(unit, draw)
  return replayed && getMultiplier(replayed.payout, unit.amount)
}

/** Returns null if the rules throw, because impossible round data is a mismatch and not a bug of the page. */
function replay(round: RoundRow, draw: Draw): RoundRow | null {
  try {
    // The rules belong to this round's game, but TypeScript only sees the union of all games.
    const rules = ROUND_RULES[round.game] as RoundRules<OriginalGame>
    const { state, payout } = rules.replay(draw, round.bet as never, round.amount, round.state as never, round.currency)
    // Also belongs to this round's game.
    return { ...round, state: state as never, payout }
  } catch {
    return null
  }
}
