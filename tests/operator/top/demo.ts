import { isCurrency } from '#domain/money/currencies.ts'
import { minor } from '#domain/money/money.ts'
import type { CatalogueOrder } from '../catalogue/make.ts'
import type { Query } from '../database.ts'
import { saveCountedBet } from '../tournaments/points.ts'
import { otherName } from '../tournaments/demo.ts'
import { botBet } from '../feed/bots.ts'

const OTHERS = 130
const BETS = 900
const SPREAD_MS = 60 * 86_400_000

/** Seeds bets of simulated players over the last months, denser toward now, and the demo account's own bets. */
export async function seedTop(tx: Query, catalogue: CatalogueOrder, now: number): Promise<void> {
  for (let index = 0; index < BETS; index += 1) {
    const { game, kind, amount, currency, payout } = botBet(catalogue)
    const other = (index * 37) % OTHERS
    const at = Math.round(now - SPREAD_MS * (1 - index / BETS) ** 4)
    await saveCountedBet(tx, { other, name: otherName(other) }, { id: game, kind, game, amount, currency, payout }, at)
  }
  const settledBets = await tx.rows(
    { player: 'int', game: 'text', amount: 'int', currency: 'text', payout: 'int', at: 'int' },
    `SELECT player, game, amount, currency, payout, ended_at AS at FROM original_rounds WHERE ended_at IS NOT NULL`,
  )
  for (const { player, game, amount, currency, payout, at } of settledBets) {
    if (!isCurrency(currency)) continue
    const bet = { id: game, kind: 'original', game, amount: minor(amount), currency, payout: minor(payout) } as const
    await saveCountedBet(tx, { player }, bet, at)
  }
}
