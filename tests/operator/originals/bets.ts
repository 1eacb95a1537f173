import type { RoundBet } from '#domain/games/round-shapes.ts'
import { ROUND_RULES } from '#domain/fairness/all-round-rules.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { draws } from '#domain/fairness/draws.ts'
import { betLimits, rangeProblem } from '#domain/money/limits.ts'
import { fromDecimal, type Minor, toDecimal } from '#domain/money/money.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import { playedId } from '#domain/games/played-original.ts'
import type { Draw, Drawn, RoundRules } from '#domain/fairness/round-rules.ts'
import { expireBonuses } from '../bonuses/bonuses.ts'
import { countStake } from '../bonuses/wager.ts'
import type { Query } from '../database.ts'
import { invalid, rejection } from '../http/problem.ts'
import type { SettledBet } from '../feed/feed.ts'
import { readPublicName } from '../feed/public-name.ts'
import { transfer, type WalletAccount, readWallet } from '../ledger.ts'
import { recordPlayed } from '../lobby/personal.ts'
import { advanceNonce, currentPair, type Pair } from './pairs.ts'
import { openRound, type Owner } from './rounds.ts'
import { payOut } from './settle.ts'

type Bet<Game extends OriginalGame> = {
  amount: string
  currency: Currency
  bet: RoundBet<Game>
  server_seed_hash: string
  client_seed: string
  nonce: number
}
type Placed<Game extends OriginalGame> = Bet<Game> & { player: number; game: Game; key: string; at: number }

/**
 * Takes one bet in the caller's transaction: debits the stake, makes the first draw, counts the stake toward a bonus,
 * and pays a round that is over with it. Throws the operator's rejections. Returns the round's id, the id of the
 * changed bonus, if any, and the live feed entry if the round is over.
 */
export async function placeOriginalBet<Game extends OriginalGame>(
  tx: Query,
  placed: Placed<Game>,
): Promise<{ round: number; bonus: number | null; settled: SettledBet | null }> {
  const { player, game, bet, at } = placed
  await expireBonuses(tx, player, at)
  const wallet = await readWallet(tx, player)
  const amount = acceptedStake(placed, wallet)
  const pair = await namedPair(tx, placed)
  if (amount > wallet.balance) throw invalid({ amount: ['amount.funds'] })

  const drawn = getRoundRules(game).start(getDraw(pair, pair.nonce), bet, amount, wallet.currency)
  await advanceNonce(tx, pair)
  const round = await insertRound(tx, placed, { wallet, amount, pair, drawn })
  const { currency } = wallet
  const reference = String(round)
  await transfer(tx, {
    player,
    currency,
    kind: `${game}.bet`,
    reference,
    at,
    changes: { wallet: -amount, house: amount },
  })
  await recordPlayed(tx, { player, game: playedId(game), at })
  const bonus = await countStake(tx, { player, currency, amount, at })
  await payOut(tx, { player, game, round, currency, payout: drawn.payout, at })
  const isOver = drawn.status === 'settled'
  const settled = isOver
    ? { game, player: await readPublicName(tx, player), amount, currency, payout: drawn.payout }
    : null
  return { round, bonus, settled }
}

/** The rules of a game, by its slug. */
export function getRoundRules<Game extends OriginalGame>(game: Game): RoundRules<Game> {
  return ROUND_RULES[game]
}

/** The draws of a seed pair for one nonce. */
export function getDraw({ server_seed: serverSeed, client_seed: clientSeed }: Pair, nonce: number): Draw {
  return (count) => draws({ serverSeed, clientSeed }, nonce, count)
}

function acceptedStake<Game extends OriginalGame>(placed: Placed<Game>, { currency }: WalletAccount): Minor {
  if (placed.currency !== currency) throw invalid({ currency: ['currency.wrong'] })
  const amount = fromDecimal(placed.amount)
  if (amount === null || amount < 0) throw invalid({ amount: ['amount.invalid'] })
  limit(placed.game, amount, currency)
  const problem = getRoundRules(placed.game).betProblem(placed.bet, amount, currency)
  if (problem !== null) throw invalid({ bet: [problem] })
  return amount
}

/** Throws when a bet is outside the limits. Cases have fixed prices instead, which their rules check. */
function limit(game: OriginalGame, amount: Minor, currency: Currency): void {
  if (game === 'cases') return
  const range = betLimits(game, currency)
  const problem = rangeProblem(amount, range)
  if (problem === 'below') throw invalid({ amount: [`amount.below:${toDecimal(range.min)}`] })
  if (problem === 'above') throw invalid({ amount: [`amount.above:${toDecimal(range.max)}`] })
}

/**
 * The current seed pair, which must match the one in the bet. Throws 409 when it does not, or while a round is open.
 */
async function namedPair(tx: Query, bet: Owner & Omit<Bet<OriginalGame>, 'bet'>): Promise<Pair> {
  if (await openRound(tx, bet)) throw rejection(409, 'round.open')
  const pair = await currentPair(tx, bet)
  const isNamed = pair.server_seed_hash === bet.server_seed_hash && pair.client_seed === bet.client_seed
  if (!isNamed || pair.nonce !== bet.nonce) throw rejection(409, 'seed.changed')
  return pair
}

async function insertRound<Game extends OriginalGame>(
  tx: Query,
  { player, game, key, at, bet }: Placed<Game>,
  { wallet, amount, pair, drawn }: { wallet: WalletAccount; amount: Minor; pair: Pair; drawn: Drawn<Game> },
): Promise<number> {
  const { status, payout, cashOut, state } = drawn
  const { inserted } = await tx.run(
    `INSERT INTO original_rounds (player, game, key, pair, nonce, at, ended_at, amount, currency, status, payout,
       cash_out, bet, state)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      player,
      game,
      key,
      pair.id,
      pair.nonce,
      at,
      status === 'open' ? null : at,
      amount,
      wallet.currency,
      status,
      payout,
      cashOut,
      JSON.stringify(bet),
      JSON.stringify(state),
    ],
  )
  return inserted
}
