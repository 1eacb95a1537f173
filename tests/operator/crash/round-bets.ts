import type { CrashBetWire, CrashSnapshotWire } from '#endpoints/crash.ts'
import { CRASH_BETS_SHOWN } from '#domain/games/crash.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, minor, toDecimal } from '#domain/money/money.ts'
import { toKopecks } from '../billing/scale.ts'

type PublicBet = { id: string; player: string | null; amount: Minor; currency: Currency }
type StoredBet = PublicBet & { worth: number; out: { multiplier: number; payout: Minor } | null }

/** The public view of one round's bets with their totals. It moves no money. */
export type RoundBets = {
  add(bet: PublicBet): CrashBetWire
  remove(id: string): void
  cashOut(id: string, multiplier: number, payout: Minor): void
  totals(): CrashSnapshotWire['totals']
  largest(): CrashBetWire[]
}

export function createRoundBets(): RoundBets {
  const bets = new Map<string, StoredBet>()
  const sums = { cashedOut: 0, worth: 0, paid: 0 }

  return {
    add(bet) {
      const stored = { ...bet, worth: toKopecks(bet.amount, bet.currency), out: null }
      bets.set(bet.id, stored)
      sums.worth += stored.worth
      return wire(stored)
    },
    remove(id) {
      const known = bets.get(id)
      if (!known) return
      bets.delete(id)
      sums.worth -= known.worth
    },
    cashOut(id, multiplier, payout) {
      const known = bets.get(id)
      if (!known || known.out) return
      known.out = { multiplier, payout }
      sums.cashedOut += 1
      sums.paid += toKopecks(payout, known.currency)
    },
    totals: () => ({
      bets: bets.size,
      cashed_out: sums.cashedOut,
      worth: toDecimal(minor(sums.worth)),
      paid: toDecimal(minor(sums.paid)),
      currency: 'RUB',
    }),
    largest: () =>
      [...bets.values()]
        .sort((one, other) => other.worth - one.worth)
        .slice(0, CRASH_BETS_SHOWN)
        .map(wire),
  }
}

function wire({ id, player, amount, currency, worth, out }: StoredBet): CrashBetWire {
  return {
    id,
    player,
    amount: toDecimal(amount),
    currency,
    worth: toDecimal(minor(worth)),
    multiplier: out?.multiplier ?? null,
    payout: toDecimal(out?.payout ?? minor(0)),
  }
}
