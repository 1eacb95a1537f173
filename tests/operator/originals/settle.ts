import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Query } from '../database.ts'
import { transfer } from '../ledger.ts'
import type { Owner } from './rounds.ts'

/** Books the payout of a round in the round's currency; nothing if the round is lost or open. */
export async function payOut(
  tx: Query,
  paid: Owner & { round: number; currency: Currency; payout: Minor; at: number },
): Promise<void> {
  const { player, game, round, currency, payout, at } = paid
  if (payout === 0) return
  await transfer(tx, {
    player,
    currency,
    at,
    kind: `${game}.payout`,
    reference: String(round),
    changes: { house: -payout, wallet: payout },
  })
}
