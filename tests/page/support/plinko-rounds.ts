import type { MyDatabase } from '#db/my-database.ts'
import type { GameRound } from '#db/rows.ts'
import { plinkoMultiplier, plinkoPayout } from '#domain/games/plinko.ts'
import { minor } from '#domain/money/money.ts'
import type { Commands } from '#worker/index.ts'

type Order = Parameters<Commands['games']['plinko']['bet']>[0]

const SEEDS = { serverSeedHash: 'a'.repeat(64), clientSeed: 'my-own-seed', nonce: 0 }

/** Stores the active seed pair, without which no bet can be placed. */
export async function putPlinkoPair(database: MyDatabase, playerId: string): Promise<void> {
  await database.seedPairs.put({ ...SEEDS, playerId, game: 'plinko', serverSeed: null, active: 1, revealedAt: null })
}

/**
 * Settles a bet as the operator and the worker do, in the slot at the left edge: its round and the balance after it are
 * written together, before the command resolves.
 */
export async function settlePlinko(database: MyDatabase, { key, amount, shown, bet }: Order): Promise<void> {
  const playerId = (await database.session.get('current'))?.playerId ?? ''
  const before = await database.rounds.toArray()
  const path = Array.from({ length: bet.rows }, () => 0)
  const round: GameRound<'plinko'> = {
    ...SEEDS,
    id: crypto.randomUUID(),
    playerId,
    // Rounds of the same millisecond would have no order.
    at: Math.max(Date.now(), ...before.map((each) => each.at + 1)),
    key,
    lastKey: key,
    currency: shown.currency,
    game: 'plinko',
    status: 'settled',
    step: 0,
    cashOut: null,
    payout: plinkoPayout(amount, plinkoMultiplier(bet, path)),
    amount,
    bet,
    state: { path },
  }
  await database.transaction('rw', [database.rounds, database.wallets], async () => {
    await database.rounds.put(round)
    await database.wallets.where({ playerId }).modify((wallet) => {
      wallet.balance = minor((wallet.balance ?? 0) - amount + round.payout)
      wallet.version += 1
    })
  })
}
