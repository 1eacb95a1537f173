import { DEMO_BALANCE, DEMO_EMAIL, DEMO_PASSWORD, DEMO_PHONE } from './demo-account.ts'
import { seedHistory } from './history/seed.ts'
import { credit, readWallet } from './ledger.ts'
import { seedDemoDeposit, seedDemoPayouts } from './money-demo.ts'
import { placeOriginalBet } from './originals/bets.ts'
import { currentPair, rotatePair } from './originals/pairs.ts'
import { seedDemoOriginals } from './originals-demo.ts'
import { createPlayer } from './players.ts'
import { seedTop } from './top/demo.ts'
import type { World } from './world.ts'

const ROUNDS = 24
const STAKES = ['10.00', '25.00', '50.00', '5.00'] as const
const TARGETS = [5_000, 2_500, 7_500, 4_900, 9_000] as const
const APART_MS = 37_000
/** The interval between rounds of the other originals, which fit into the same quarter of an hour as dice. */
const OTHERS_APART_MS = 29_000
/** The number of history lines before the booked rounds. */
const PAST = { bets: 420, deposits: 36, withdrawals: 9, logins: 64 }

/**
 * Creates the demo account if it is missing: a history, rounds of every original, revealed seed pairs, pending
 * payments, and a round balance.
 */
export async function seedDemo(world: World): Promise<void> {
  const player = await createPlayer(world, {
    email: DEMO_EMAIL,
    phone: DEMO_PHONE,
    password: DEMO_PASSWORD,
    currency: 'RUB',
  })
  if (player === null) return
  const now = world.clock.now()
  await world.database.write(async (tx) => {
    await seedHistory(tx, player, PAST, now - (ROUNDS + 2) * APART_MS)
    const gift = { player, from: 'credits' as const, at: now - ROUNDS * APART_MS - APART_MS }
    await credit(tx, { ...gift, kind: 'demo', reference: 'start', amount: DEMO_BALANCE })
    await seedDemoDeposit(tx, world, player)
    for (let index = 0; index < ROUNDS; index += 1) {
      const at = now - (ROUNDS - index) * APART_MS
      const owner = { player, game: 'dice' } as const
      if (index === ROUNDS / 2) await rotatePair(tx, owner, 'tulpar', at)
      const pair = await currentPair(tx, owner)
      await placeOriginalBet(tx, {
        ...owner,
        key: `demo dice ${index}`,
        at,
        amount: STAKES[index % STAKES.length] ?? STAKES[0],
        currency: 'RUB',
        bet: {
          target: TARGETS[index % TARGETS.length] ?? TARGETS[0],
          direction: index % 3 === 0 ? 'under' : 'over',
        },
        server_seed_hash: pair.server_seed_hash,
        client_seed: pair.client_seed,
        nonce: pair.nonce,
      })
    }
    await seedDemoOriginals(tx, player, (round) => now - ROUNDS * APART_MS + (round + 0.5) * OTHERS_APART_MS)
    await seedTop(tx, world.settings.catalogue, now)
    await seedDemoPayouts(tx, world, player)
    // After the rounds, set the balance to the promised amount.
    const { balance } = await readWallet(tx, player)
    await credit(tx, { ...gift, at: now, kind: 'demo', reference: 'evened', amount: DEMO_BALANCE - balance })
  })
}
