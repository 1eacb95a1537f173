import type { DuelFlipWire, OpenDuelWire } from '#endpoints/duels.ts'
import { toDecimal } from '#domain/money/money.ts'
import { duelClientSeed, duelPayout } from '#domain/games/duels.ts'
import type { OperatorClock } from '../clock.ts'
import type { LiveBetWire } from '../together/routes.ts'
import type { Duel, DuelBet } from './duels.ts'

const PREFIX = 'd'

/** The public name of a duel; its seeds are derived from it. */
export function duelName({ id }: Pick<Duel, 'id'>): string {
  return `${PREFIX}${id}`
}

/** The id in such a name; null for an invalid name. */
export function duelNumber(name: string): number | null {
  const [, digits] = /^d(\d{1,15})$/.exec(name) ?? []
  return digits === undefined ? null : Number(digits)
}

export function openDuelWire(clock: OperatorClock, duel: Duel, bets: readonly DuelBet[]): OpenDuelWire {
  const [opened] = bets
  if (!opened) throw new Error(`nobody opened duel ${duel.id}`)
  return {
    id: duelName(duel),
    player: opened.shown,
    side: opened.side,
    amount: toDecimal(duel.amount),
    server_seed_hash: duel.hash,
    at: clock.moment(opened.at),
    closes_at: clock.moment(duel.closesAt),
  }
}

export function flipWire(clock: OperatorClock, duel: Duel, bets: readonly DuelBet[]): DuelFlipWire {
  const { flipsAt, result, amount, serverSeed } = duel
  const [, joined] = bets
  if (!joined || flipsAt === null || result === null) throw new Error(`nobody joined duel ${duel.id}`)
  return {
    ...openDuelWire(clock, duel, bets),
    joined: { bet: joined.id, player: joined.shown },
    flips_at: clock.moment(flipsAt),
    server_seed: serverSeed,
    result,
    payout: toDecimal(duelPayout(amount)),
  }
}

/** A player's own bet; once the duel is drawn, with everything needed to verify the draw. */
export function duelBetWire(
  clock: OperatorClock,
  duel: Duel,
  bets: readonly DuelBet[],
  bet: DuelBet,
): LiveBetWire<'duel'> {
  const { id, at, amount, currency, payout, status, kind, side } = bet
  const { flipsAt, result, serverSeed, hash } = duel
  const [, joined] = bets
  const draw =
    result !== null && flipsAt !== null && joined
      ? {
          result,
          server_seed: serverSeed,
          client_seed: duelClientSeed(duelName(duel), joined.id),
          flips_at: clock.moment(flipsAt),
        }
      : null
  return {
    id,
    key: id,
    at: clock.moment(at),
    amount: toDecimal(amount),
    currency,
    payout: toDecimal(payout),
    status,
    round: duelName(duel),
    bet: kind === 'create' ? { kind, side } : { kind, duel: duelName(duel) },
    state: { duel: duelName(duel), side, server_seed_hash: hash, draw },
  }
}
