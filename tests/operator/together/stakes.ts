import type { Currency } from '../../../worker/domain/money/currencies.ts'
import { type Range, rangeProblem } from '../../../worker/domain/money/limits.ts'
import { fromDecimal, type Minor, toDecimal } from '../../../worker/domain/money/money.ts'
import { playedId } from '../../../worker/domain/games/played-original.ts'
import { expireBonuses } from '../bonuses/bonuses.ts'
import { countStake } from '../bonuses/wager.ts'
import type { Query } from '../database.ts'
import { invalid, refusal } from '../http/problem.ts'
import { transfer, walletOf } from '../ledger.ts'
import { recordPlayed } from '../lobby/personal.ts'

/** Stakes that players hold against each other: in escrow from the bet until one has won, or the stake goes back. */

type Game = 'rooms' | 'duel'
type Stake = { player: number; game: Game; key: string; amount: Minor; currency: Currency; at: number }

/** A bet is known in public by its key, which is to be short enough for that. */
const KEY = /^[\w-]{8,64}$/

/** The amount of a bet that may be taken now. Throws what the operator refuses of amount, currency, funds and key. */
export async function takeableStake(
  tx: Query,
  order: { player: number; key: string; amount: string; currency: Currency; at: number },
  range: Range,
): Promise<Minor> {
  if (!KEY.test(order.key)) throw refusal(400, 'key.invalid')
  await expireBonuses(tx, order.player, order.at)
  const wallet = await walletOf(tx, order.player)
  if (order.currency !== wallet.currency) throw invalid({ currency: ['currency.wrong'] })
  const amount = fromDecimal(order.amount)
  if (amount === null || amount <= 0) throw invalid({ amount: ['amount.invalid'] })
  const problem = rangeProblem(amount, range)
  if (problem === 'below') throw invalid({ amount: [`amount.below:${toDecimal(range.min)}`] })
  if (problem === 'above') throw invalid({ amount: [`amount.above:${toDecimal(range.max)}`] })
  if (amount > wallet.balance) throw invalid({ amount: ['amount.funds'] })
  return amount
}

/** Puts a stake into escrow. */
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

/** Gives a stake back. */
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

/** Pays all stakes of a round, less the fee, to the one who has won. */
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

/** Counts stakes for the bonuses in play, once nothing can bring them back. Gives the bonuses that have moved on. */
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
