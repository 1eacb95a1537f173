import type { RoundRow } from '../../../../worker/db/view.ts'
import { ROUND_RULES } from '../../../../worker/domain/fairness/all-round-rules.ts'
import { hasCommitmentMismatch } from '../../../../worker/domain/fairness/commitment.ts'
import { draws, hashServerSeed } from '../../../../worker/domain/fairness/draws.ts'
import type { OriginalGame } from '../../../../worker/domain/games/originals.ts'
import type { Draw, RoundRules } from '../../../../worker/domain/fairness/round-rules.ts'
import { getPlay } from '../../../../worker/domain/fairness/round-text.ts'
import { isSame } from '../../../../worker/domain/protocol/same-json.ts'
import { drawnFrom, type Pick, getDrawnPicks } from './drawn-picks.ts'

const DRAWS_IN_A_DIGEST = 8
const HEX_OF_A_DRAW = 8

/** What was signed for eight draws, the whole HMAC-SHA256 of it in hex, and how many of its digits were drawn from. */
export type Signature = { message: string; digest: string; used: number }

/** A past round drawn again from its revealed seeds: each step with what it gives, and what does not agree. */
export type RoundCheck = {
  serverSeed: string
  /** SHA-256 of the server seed's text, to be the hash shown before the bet. */
  hash: string
  hashMatches: boolean
  signatures: readonly Signature[]
  /** What the draws that the game took come to. */
  picks: readonly Pick[]
  /** The round as its seeds give it; null where the rules make nothing of what it tells. */
  replayed: RoundRow | null
  stateMatches: boolean
  payoutMatches: boolean
  /** Whether nothing in it goes against what was committed before it, as far as this device knows of that. */
  isAsCommitted: boolean
  matches: boolean
}

/** Checks a round by its game's rules, without any network. */
export function checkRound(round: RoundRow, serverSeed: string): RoundCheck {
  // The client seed and nonce are the round's own: the ones the bet named.
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
  const payoutMatches = replayed !== null && replayed.payout === round.payout
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
    isAsCommitted,
    matches: isAsCommitted && hashMatches && stateMatches && payoutMatches,
  }
}

/** What was signed for so many draws of a bet, and what came of it. */
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

/** A round that tells of what cannot be may make the rules throw: that is a mismatch, and no bug of the page. */
function replay(round: RoundRow, draw: Draw): RoundRow | null {
  try {
    // The rules of this very game; the compiler sees but the union of all games'.
    const rules = ROUND_RULES[round.game] as RoundRules<OriginalGame>
    const { state, payout } = rules.replay(draw, round.bet as never, round.amount, round.state as never, round.currency)
    // Of this game as well.
    return { ...round, state: state as never, payout }
  } catch {
    return null
  }
}
