import type { Currency } from '#domain/money/currencies.ts'
import { type Range, rangeProblem } from '#domain/money/limits.ts'
import { fromDecimal, type Minor, toDecimal } from '#domain/money/money.ts'
import { playedId } from '#domain/games/played-original.ts'
import { expireBonuses } from '../bonuses/bonuses.ts'
import { countStake } from '../bonuses/wager.ts'
import type { Query } from '../database.ts'
import { invalid, rejection } from '../http/problem.ts'
import { transfer, readWallet } from '../ledger.ts'
import { recordPlayed } from '../lobby/personal.ts'

/** Stakes in player-versus-player games: in escrow from the bet until a player wins or the stake is returned. */

type Game = 'rooms' | 'duel'
type Stake = { player: number; game: Game; key: string; amount: Minor; currency: Currency; at: number }

/** The key is public as the bet's id, so it has to be short. */
const KEY = /^[\w-]{8,64}$/

/** Validates the amount, currency, funds and key of a bet; returns the amount in minor units. Throws the rejection. */
export async function takeableStake(
  tx: Query,
  order: { player: number; key: string; amount: string; currency: Currency; at: number },
  range: Range,
): Promise<Minor> {
  if (!KEY.test(order.key)) throw rejection(400, 'key.invalid')
  await expireBonuses(tx, order.player, order.at)
  const wallet = await readWallet(tx, order.player)
  if (order.currency !== wallet.currency) throw invalid({ currency: ['currency.wrong'] })
  const amount = fromDecimal(order.amount)
  if (amount === null || amount <= 0) throw invalid({ amount: ['amount.invalid'] })
  const problem = rangeProblem(amount, range)
  if (problem === 'below') throw invalid({ amount: [`amount.below:${toDecimal(range.min)}`] })
  if (problem === 'above') throw invalid({ amount: [`amount.above:${toDecimal(range.max)}`] })
  if (amount > wallet.balance) throw invalid({ amount: ['amount.funds'] })
  return amount
}

/** Moves a stake into escrow. */
export async function holdStake(tx: Query, { player, game, key, amount, currency, at }: Stake): Promise<void> {
  await transfer(tx, {
    player,
    currency,
    kind: `${game}.bet`,
    reference: key,
    at,
    changes: { wallet: -amount, escrow: amount },
  })
  await recordPlayed(tx, { player, game: playedId(game === 'duel' ? 'coinflip' : game), at })
}

/** Returns a stake to the wallet. */
export async function returnStake(tx: Query, { player, game, key, amount, currency, at }: Stake): Promise<void> {
  await transfer(tx, {
    player,
    currency,
    kind: `${game}.refund`,
    reference: key,
    at,
    changes: { escrow: -amount, wallet: amount },
  })
}

/** Pays the pot of a round, minus the fee, to the winner. */
export async function payPot(
  tx: Query,
  paid: { game: Game; reference: string; winner: number; currency: Currency; pot: Minor; payout: Minor; at: number },
): Promise<void> {
  const { game, reference, winner: player, currency, pot, payout, at } = paid
  await transfer(tx, {
    player,
    currency,
    kind: `${game}.payout`,
    reference,
    at,
    changes: { escrow: -pot, fees: pot - payout, wallet: payout },
  })
}

/** Counts stakes toward active bonuses once they can no longer be returned. Returns the ids of the changed bonuses. */
export async function countStakes(
  tx: Query,
  stakes: readonly Pick<Stake, 'player' | 'currency' | 'amount'>[],
  at: number,
): Promise<number[]> {
  const moved = new Set<number>()
  for (const { player, currency, amount } of stakes) {
    const bonus = await countStake(tx, { player, currency, amount, at })
    if (bonus !== null) moved.add(bonus)
  }
  return [...moved]
}
