import type { Currency } from '../../../worker/rules/currencies.ts'
import { type DiceDirection, dicePayout, diceWins, isDiceTarget } from '../../../worker/rules/dice.ts'
import { diceRoll } from '../../../worker/rules/dice-roll.ts'
import { betLimits, rangeProblem } from '../../../worker/rules/limits.ts'
import { fromDecimal, type Minor, minor, toDecimal } from '../../../worker/rules/money.ts'
import { expireBonuses } from '../bonuses/bonuses.ts'
import { countStake } from '../bonuses/wager.ts'
import type { Query } from '../database.ts'
import { invalid, refusal } from '../http/problem.ts'
import { book, houseAccount, type Wallet, walletOf } from '../ledger.ts'
import { playedId } from '../../../worker/rules/played-original.ts'
import { recordPlayed } from '../lobby/personal.ts'
import { countBet, currentPair, type Pair } from './pairs.ts'

export type Bet = {
  amount: string
  currency: Currency
  target: number
  direction: DiceDirection
  server_seed_hash: string
  client_seed: string
  nonce: number
}

/**
 * Settles one bet in the caller's transaction: draw, ledger, round, and what it counts for a bonus. Throws what the
 * operator refuses. Gives the round's id and the bonus that it moved on, if any.
 */
export async function settleBet(
  tx: Query,
  bet: Bet & { player: number; key: string | null; at: number },
): Promise<{ round: number; bonus: number | null }> {
  await expireBonuses(tx, bet.player, bet.at)
  const wallet = await walletOf(tx, bet.player)
  const amount = acceptedStake(bet, wallet)
  const pair = await currentPair(tx, bet.player)
  const isNamed = pair.server_seed_hash === bet.server_seed_hash && pair.client_seed === bet.client_seed
  if (!isNamed || pair.nonce !== bet.nonce) {
    throw refusal(409, 'seed.changed')
  }
  if (amount > wallet.balance) throw invalid({ amount: ['amount.funds'] })

  const roll = diceRoll({ serverSeed: pair.server_seed, clientSeed: pair.client_seed }, pair.nonce)
  const won = diceWins(roll, bet.target, bet.direction)
  const payout = won ? dicePayout(amount, bet.target, bet.direction) : minor(0)
  await countBet(tx, pair)
  const round = await insertRound(tx, bet, { wallet, amount, pair, roll, payout })
  const house = await houseAccount(tx, 'house', wallet.currency)
  await book(tx, {
    kind: 'dice',
    reference: String(round),
    at: bet.at,
    entries: [
      { account: wallet.account, amount: -amount },
      { account: house, amount },
      { account: house, amount: -payout },
      { account: wallet.account, amount: payout },
    ],
  })
  await recordPlayed(tx, { player: bet.player, game: playedId('dice'), at: bet.at })
  const bonus = await countStake(tx, { player: bet.player, currency: wallet.currency, amount, at: bet.at })
  await keepWallet(tx, round, await walletOf(tx, bet.player))
  return { round, bonus }
}

function acceptedStake(bet: Bet, wallet: Wallet): Minor {
  if (bet.currency !== wallet.currency) throw invalid({ currency: ['currency.wrong'] })
  if (!isDiceTarget(bet.target, bet.direction)) throw invalid({ target: ['target.outside'] })
  const amount = fromDecimal(bet.amount)
  if (amount === null) throw invalid({ amount: ['amount.invalid'] })
  const range = betLimits('dice', wallet.currency)
  const problem = rangeProblem(amount, range)
  if (problem === 'below') throw invalid({ amount: [`amount.below:${toDecimal(range.min)}`] })
  if (problem === 'above') throw invalid({ amount: [`amount.above:${toDecimal(range.max)}`] })
  return amount
}

async function insertRound(
  tx: Query,
  bet: Bet & { player: number; key: string | null; at: number },
  drawn: { wallet: Wallet; amount: Minor; pair: Pair; roll: number; payout: Minor },
): Promise<number> {
  const { wallet, amount, pair, roll, payout } = drawn
  const { inserted } = await tx.run(
    `INSERT INTO dice_rounds (player, key, pair, nonce, at, amount, currency, target, direction, roll, payout,
       balance_after, version_after)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      bet.player,
      bet.key,
      pair.id,
      pair.nonce,
      bet.at,
      amount,
      wallet.currency,
      bet.target,
      bet.direction,
      roll,
      payout,
      wallet.balance - amount + payout,
      wallet.version,
    ],
  )
  return inserted
}

/** The wallet as it is when all that came of the bet is booked: a bonus that it won is in it. */
async function keepWallet(tx: Query, round: number, { balance, version }: Wallet): Promise<void> {
  await tx.run('UPDATE dice_rounds SET balance_after = ?, version_after = ? WHERE id = ?', [balance, version, round])
}
