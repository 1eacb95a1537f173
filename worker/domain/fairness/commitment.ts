import type { RoundAction } from '../../endpoints/originals/shapes.ts'
import type { RoundRow } from '../../db/rows.ts'
import type { Currency } from '../money/currencies.ts'
import { fromDecimal, type Minor } from '../money/money.ts'
import type { OriginalGame } from '../games/originals.ts'
import { getPlay } from './round-text.ts'
import { isSame } from '../protocol/same-json.ts'

/**
 * What a bet commits both sides to, kept on the device before it is sent. A round is held to it, and only what is
 * certainly wrong is called so:
 *
 * - Hash, client seed and nonce: a bet names all three, and an operator that cannot draw from them refuses it (409
 *   `seed.changed`). Another tab or device that has used the nonce or changed the pair meanwhile leads to that refusal,
 *   and to no round. So another hash or client seed than was named is wrong, and another nonce than is due: a
 *   higher one as well, as who knows the server seed could choose one that loses.
 * - The nonce that is due is the operator's own count, but none that this device has seen drawn from the pair: a nonce
 *   that is used again gives what is known already.
 * - Amount, currency and bet are those that were sent. What a bet means is compared, not how it is written: numbers of
 *   keno in another order, or chips of one place put together, are the same bet.
 * - A step that was sent is the one that the round tells of.
 * - A round that was not ordered here, or by an older build that kept nothing, is held to what it was when it was told
 *   of first: none of this changes afterwards.
 */
export type Commitment = {
  serverSeedHash: string
  clientSeed: string
  nonce: number
  stake: { amount: Minor; currency: Currency }
  /** In the game's own form (worker/endpoints/originals/shapes.ts). */
  bet: unknown
}

/** A step as it was sent: in which round, after how many others, and what. */
export type SentStep = { round: string; step: number; action: RoundAction<OriginalGame> }

type Told<Value> = { due: Value; told: Value }
/** What of a round is not as it was committed: what was due, and what the operator told when that came out. */
export type CommitmentMismatch = { -readonly [Name in keyof Commitment]?: Told<Commitment[Name]> } & {
  /** A step that was sent, and what the round had come to instead. */
  action?: Told<unknown>
}

/** Whether the operator's word of a round went against what was committed before it. */
export function hasCommitmentMismatch({ broken }: { broken?: CommitmentMismatch | undefined }): boolean {
  return broken !== undefined && Object.keys(broken).length > 0
}

/** What a round tells of the bet that it is of. */
export function getCommitment(round: RoundRow): Commitment {
  const { serverSeedHash, clientSeed, nonce, amount, currency } = round
  return { serverSeedHash, clientSeed, nonce, stake: { amount, currency }, bet: getPlay(round).bet }
}

/** What was committed for a round that is known: what it tells, but for what was found to be told wrongly. */
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

/** The nonce that is due for the next bet of a pair, by the operator's count and the last rounds that are known. */
export function dueNonce(pair: { serverSeedHash: string; nonce: number }, rounds: readonly RoundRow[]): number {
  // Of a round in dispute it is not known which nonce it used.
  const drawn = rounds.filter((round) => round.serverSeedHash === pair.serverSeedHash && !hasCommitmentMismatch(round))
  return Math.max(pair.nonce, ...drawn.map(({ nonce }) => nonce + 1))
}

/** What of a round is not as it was committed; empty where all of it is. */
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

/** Whether a round tells of a step as it was sent; one that had been made before a later one was asked for, too. */
export function isCommitmentReported(round: RoundRow, { round: id, step, action }: SentStep): boolean {
  if (round.id !== id) return false
  switch (round.game) {
    case 'coinflip':
      // The first call came with the bet.
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

/** Nothing came after the steps that had been made before. */
function isCashedOut({ status }: { status: 'open' | 'settled' }, step: number, made: number): boolean {
  return status === 'settled' && made === step
}

/** A bet without what is only a way of writing it. */
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
