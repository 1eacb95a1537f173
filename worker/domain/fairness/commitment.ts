import type { RoundAction } from '../../endpoints/originals/shapes.ts'
import type { RoundRow } from '../../db/rows.ts'
import type { Currency } from '../money/currencies.ts'
import { fromDecimal, type Minor } from '../money/money.ts'
import type { OriginalGame } from '../games/originals.ts'
import { getPlay } from './round-text.ts'
import { isSame } from '../protocol/same-json.ts'

/**
 * What a bet commits player and operator to; stored on the device before the bet is sent. A round is compared with it,
 * and only a difference that is certainly wrong counts as a mismatch:
 *
 * - Server seed hash, client seed and nonce: the bet names all three, and an operator that cannot draw from them rejects
 *   it with 409 `seed.changed`. If another tab or device has used the nonce or changed the pair meanwhile, the result is
 *   that rejection and no round. So a different hash, client seed or nonce is wrong; a higher nonce as well, because an
 *   operator that knows the server seed could choose one that loses.
 * - The due nonce is the operator's own count, but higher than any nonce that this device has seen drawn from the pair: a
 *   repeated nonce would give a known result.
 * - Amount, currency and bet must be those that were sent. Bets are compared by meaning: keno numbers in another order,
 *   or merged chips of one place, are the same bet.
 * - The round must contain a step that was sent.
 * - A round without a stored commitment (placed elsewhere, or by an older build) must stay as it was first received.
 */
export type Commitment = {
  serverSeedHash: string
  clientSeed: string
  nonce: number
  stake: { amount: Minor; currency: Currency }
  /** In the form of the game (worker/endpoints/originals/shapes.ts). */
  bet: unknown
}

/** A sent step: its round, the number of steps before it, and its action. */
export type SentStep = { round: string; step: number; action: RoundAction<OriginalGame> }

type Told<Value> = { due: Value; told: Value }
/** The differences between a round and its commitment: the committed value (`due`) and the reported one (`told`). */
export type CommitmentMismatch = { -readonly [Name in keyof Commitment]?: Told<Commitment[Name]> } & {
  /** `due` is the step that was sent, `told` the state that the round had instead. */
  action?: Told<unknown>
}

/** Whether the operator's report of a round has contradicted its commitment. */
export function hasCommitmentMismatch({ broken }: { broken?: CommitmentMismatch | undefined }): boolean {
  return broken !== undefined && Object.keys(broken).length > 0
}

/** The commitment that a round itself reports. */
export function getCommitment(round: RoundRow): Commitment {
  const { serverSeedHash, clientSeed, nonce, amount, currency } = round
  return { serverSeedHash, clientSeed, nonce, stake: { amount, currency }, bet: getPlay(round).bet }
}

/** The commitment of a stored round: what it reports, but the committed value for each recorded mismatch. */
export function getDueCommitment(known: RoundRow): Commitment {
  const told = getCommitment(known)
  const { serverSeedHash, clientSeed, nonce, stake, bet } = known.broken ?? {}
  return {
    serverSeedHash: serverSeedHash?.due ?? told.serverSeedHash,
    clientSeed: clientSeed?.due ?? told.clientSeed,
    nonce: nonce?.due ?? told.nonce,
    stake: stake?.due ?? told.stake,
    bet: bet?.due ?? told.bet,
  }
}

/** The nonce of the next bet of a pair, from the operator's count and the last stored rounds. */
export function dueNonce(pair: { serverSeedHash: string; nonce: number }, rounds: readonly RoundRow[]): number {
  // For a round with a mismatch it is unknown which nonce it used.
  const drawn = rounds.filter((round) => round.serverSeedHash === pair.serverSeedHash && !hasCommitmentMismatch(round))
  return Math.max(pair.nonce, ...drawn.map(({ nonce }) => nonce + 1))
}

/** The differences between a round and its commitment; empty if there are none. */
export function findCommitmentMismatch(round: RoundRow, due: Commitment): CommitmentMismatch {
  const told = getCommitment(round)
  const { serverSeedHash, clientSeed, nonce, stake, bet } = due
  return {
    ...(told.serverSeedHash !== serverSeedHash && {
      serverSeedHash: { due: serverSeedHash, told: told.serverSeedHash },
    }),
    ...(told.clientSeed !== clientSeed && { clientSeed: { due: clientSeed, told: told.clientSeed } }),
    ...(told.nonce !== nonce && { nonce: { due: nonce, told: told.nonce } }),
    ...(!isSame(told.stake, stake) && { stake: { due: stake, told: told.stake } }),
    ...(!isSame(meaningOf(told.bet), meaningOf(bet)) && { bet: { due: bet, told: told.bet } }),
  }
}

/** Whether a round contains a step as it was sent, even if later steps follow it. */
export function isCommitmentReported(round: RoundRow, { round: id, step, action }: SentStep): boolean {
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
function meaningOf(bet: unknown): unknown {
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
