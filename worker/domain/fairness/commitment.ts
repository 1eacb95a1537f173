import { fromDecimal } from '../money/money.ts'
import type { Commitment, CommitmentMismatch, OriginalRound, SentStep } from './round.ts'
import { getPlay } from './round-text.ts'
import { isSame } from '../browser/same-json.ts'

/** Whether the operator's report of a round has contradicted its commitment. */
export function hasCommitmentMismatch({ broken }: { broken?: CommitmentMismatch | undefined }): boolean {
  return broken !== undefined && Object.keys(broken).length > 0
}

/** The commitment that a round itself reports. */
export function getCommitment(round: OriginalRound): Commitment {
  const { serverSeedHash, clientSeed, nonce, amount, currency } = round
  return { serverSeedHash, clientSeed, nonce, stake: { amount, currency }, bet: getPlay(round).bet }
}

/** The commitment of a stored round: what it reports, but the committed value for each recorded mismatch. */
export function getDueCommitment(known: OriginalRound): Commitment {
  const reported = getCommitment(known)
  const { serverSeedHash, clientSeed, nonce, stake, bet } = known.broken ?? {}
  return {
    serverSeedHash: serverSeedHash?.due ?? reported.serverSeedHash,
    clientSeed: clientSeed?.due ?? reported.clientSeed,
    nonce: nonce?.due ?? reported.nonce,
    stake: stake?.due ?? reported.stake,
    bet: bet?.due ?? reported.bet,
  }
}

/** The nonce of the next bet of a pair, from the operator's count and the last stored rounds. */
export function dueNonce(pair: { serverSeedHash: string; nonce: number }, rounds: readonly OriginalRound[]): number {
  // For a round with a mismatch it is unknown which nonce it used.
  const drawn = rounds.filter((round) => round.serverSeedHash === pair.serverSeedHash && !hasCommitmentMismatch(round))
  return Math.max(pair.nonce, ...drawn.map(({ nonce }) => nonce + 1))
}

/** The differences between a round and its commitment; empty if there are none. */
export function findCommitmentMismatch(round: OriginalRound, due: Commitment): CommitmentMismatch {
  const reported = getCommitment(round)
  const { serverSeedHash, clientSeed, nonce, stake, bet } = due
  return {
    ...(reported.serverSeedHash !== serverSeedHash && {
      serverSeedHash: { due: serverSeedHash, told: reported.serverSeedHash },
    }),
    ...(reported.clientSeed !== clientSeed && { clientSeed: { due: clientSeed, told: reported.clientSeed } }),
    ...(reported.nonce !== nonce && { nonce: { due: nonce, told: reported.nonce } }),
    ...(!isSame(reported.stake, stake) && { stake: { due: stake, told: reported.stake } }),
    ...(!isSame(toComparable(reported.bet), toComparable(bet)) && { bet: { due: bet, told: reported.bet } }),
  }
}

/** Whether a round contains a step as it was sent, even if later steps follow it. */
export function isCommitmentReported(round: OriginalRound, { round: id, step, action }: SentStep): boolean {
  if (round.id !== id) return false
  switch (round.game) {
    case 'coinflip':
      // The first call was part of the bet, so step n is call n + 1.
      if (action.kind === 'flip') return round.state.calls[step + 1] === action.side
      return isCashedOut(round, step, round.state.calls.length - 1)
    case 'hilo':
      if (action.kind === 'cashOut') return isCashedOut(round, step, round.state.steps.length)
      return round.state.steps[step] === action.kind
    case 'miner':
      if (action.kind === 'open') return round.state.opened.includes(action.tile)
      return isCashedOut(round, step, round.state.opened.length)
    default:
      return true
  }
}

/** Whether the round was settled with no step after the cash-out. */
function isCashedOut({ status }: { status: 'open' | 'settled' }, step: number, made: number): boolean {
  return status === 'settled' && made === step
}

/** Normalizes a bet, so that two forms of the same bet are equal. */
function toComparable(bet: unknown): unknown {
  if (typeof bet !== 'object' || bet === null) return bet
  if ('picks' in bet && Array.isArray(bet.picks)) return { ...bet, picks: bet.picks.toSorted((a, b) => a - b) }
  if ('chips' in bet && Array.isArray(bet.chips)) return { ...bet, chips: sumByPlace(bet.chips) }
  return bet
}

function sumByPlace(chips: { place: string; amount: string }[]): Record<string, number> {
  const sums = new Map<string, number>()
  for (const { place, amount } of chips) sums.set(place, (sums.get(place) ?? 0) + (fromDecimal(amount) ?? Number.NaN))
  return Object.fromEntries(sums)
}
