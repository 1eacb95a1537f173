import type { MyDatabase } from '#db/my-database.ts'
import type { GameRound } from '#db/rows.ts'
import { dicePayout, diceWins } from '#domain/games/dice.ts'
import type { Shown } from '#domain/money/shown.ts'
import { ZERO, minor } from '#domain/money/money.ts'
import type { Commands } from '#worker/index.ts'

type Order = Parameters<Commands['games']['practice']['dice']['bet']>[0]

const SEEDS = { serverSeedHash: 'a'.repeat(64), clientSeed: 'my-own-seed', nonce: 0 }
/** A roll that wins at an untouched table, in hundredths. */
const WINNING_ROLL = 7_500

/** Stores the active seed pair, without which no bet can be placed. */
export async function putDicePair(
  database: MyDatabase,
  playerId: string,
  serverSeedHash = SEEDS.serverSeedHash,
): Promise<void> {
  await database.seedPairs.put({
    ...SEEDS,
    serverSeedHash,
    playerId,
    game: 'dice',
    serverSeed: null,
    active: 1,
    revealedAt: null,
  })
}

/** A settled round; by default a bet of 1.00 that wins. */
export function diceRound(playerId: string, given: Partial<GameRound<'dice'>> = {}): GameRound<'dice'> {
  const { amount = minor(100), bet = { target: 5_050, direction: 'over' }, state = { roll: WINNING_ROLL } } = given
  const isWon = diceWins(state.roll, bet.target, bet.direction)
  return {
    ...SEEDS,
    id: crypto.randomUUID(),
    playerId,
    at: Date.now(),
    key: null,
    lastKey: null,
    currency: 'RUB',
    game: 'dice',
    status: 'settled',
    step: 0,
    cashOut: null,
    payout: isWon ? dicePayout(amount, bet.target, bet.direction) : ZERO,
    ...given,
    amount,
    bet,
    state,
  }
}

/** Settles a bet of the player, or of another owner of chips, as the worker does: its round is written before the command resolves. */
export async function settleDice(
  database: MyDatabase,
  { key, amount, shown, bet }: Order & { shown?: Shown },
  owner?: string,
): Promise<void> {
  const playerId = owner ?? (await database.session.get('current'))?.playerId ?? ''
  const before = await database.rounds.toArray()
  // Rounds of the same millisecond would have no order.
  const at = Math.max(Date.now(), ...before.map((round) => round.at + 1))
  await database.rounds.put(
    diceRound(playerId, { key, lastKey: key, amount, currency: shown?.currency ?? 'RUB', bet, at }),
  )
}
