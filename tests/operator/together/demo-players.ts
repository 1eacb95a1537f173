import { randomUUID } from 'node:crypto'
import { minor, toDecimal } from '#domain/money/money.ts'
import { betLimits } from '#domain/money/limits.ts'
import { ROOM_COLOURS, roomStake } from '#domain/games/rooms.ts'
import { betsIn, openDuels } from '../duels/duels.ts'
import { createByItself, joinDuelDirectly as joinDuel } from '../duels/table.ts'
import { BOT_NAMES, pickOne } from '../feed/bots.ts'
import { Problem } from '../http/problem.ts'
import { credit, readWallet } from '../ledger.ts'
import { createPlayer, playerByEmail } from '../players.ts'
import { createRepeated, type Repeated } from '../repeat.ts'
import { joinRoomDirectly as joinRoom } from '../rooms/rooms.ts'
import type { World } from '../world.ts'

const CURRENCY = 'RUB'
/** The balance of a demo player, topped up once it falls below `ENOUGH`. */
const PURSE = minor(10_000_00)
const ENOUGH = minor(1_000_00)
/** Demo players open duels until this many are open. */
const OPEN_DUELS = 3

/** While no one watches the games that they play, only one of this many actions takes place. */
const UNWATCHED_OF = 20
const WATCHED = /^(rooms?|duels):/

/**
 * Simulated players that join rooms and coinflips in the demo. Their money is in the ledger, as for real players: they
 * act less while no one watches, so that the data of an operator that runs for weeks stays small.
 */
export function createDemoPlayers(world: World): Repeated {
  let turn = 0

  async function act(): Promise<void> {
    turn += 1
    if (!world.topics.isWatched(WATCHED) && turn % UNWATCHED_OF !== 0) return
    const player = await oneOfTheirs(world)
    try {
      if (Math.random() < 0.6) await stakeInRoom(world, player)
      else await flip(world, player)
    } catch (cause) {
      // A round may have been drawn in the meantime; the rejection is expected.
      if (!(cause instanceof Problem)) throw cause
    }
  }

  return createRepeated('demo players', act)
}

/** A random demo player, with enough balance to play. */
async function oneOfTheirs(world: World): Promise<number> {
  const name = pickOne(BOT_NAMES)
  const email = `${name.toLowerCase()}@demo.example`
  await createPlayer(world, { email, name, currency: CURRENCY })
  return world.database.write(async (tx) => {
    const player = (await playerByEmail(tx, email))?.id
    if (player === undefined) throw new Error(`${email} is not there`)
    const { balance } = await readWallet(tx, player)
    const at = world.clock.now()
    if (balance < ENOUGH)
      await credit(tx, {
        player,
        from: 'credits',
        kind: 'demo',
        reference: `purse ${randomUUID()}`,
        amount: minor(PURSE - balance),
        at,
      })
    return player
  })
}

/** Cheaper rooms are chosen more often. */
async function stakeInRoom(world: World, player: number): Promise<void> {
  const room = pickOne([...ROOM_COLOURS, 'red', 'red', 'yellow'] as const)
  const amount = minor(roomStake(room, CURRENCY) * pickOne([1, 1, 2, 5]))
  await joinRoom(world, { room, currency: CURRENCY, player, amount: toDecimal(amount) })
}

/** Opens a duel while few are open; otherwise joins the oldest one of another player. */
async function flip(world: World, player: number): Promise<void> {
  const duels = await world.database.read(async (query) => {
    const open = await openDuels(query, CURRENCY, 50)
    return Promise.all(open.map(async (duel) => ({ duel, by: (await betsIn(query, duel.id))[0]?.player })))
  })
  const others = duels.filter(({ by }) => by !== player)
  if (others.length < OPEN_DUELS) {
    const amount = minor(betLimits('coinflip', CURRENCY).min * pickOne([5, 10, 50, 100]))
    await createByItself(world, {
      player,
      amount: toDecimal(amount),
      currency: CURRENCY,
      side: pickOne(['heads', 'tails']),
    })
    return
  }
  const [last] = others
  if (last && last.duel.amount <= ENOUGH) await joinDuel(world, { player, duel: last.duel })
}
