import { minor, toDecimal } from '../../../worker/domain/money/money.ts'
import { betLimits } from '../../../worker/domain/money/limits.ts'
import { ROOM_COLOURS, roomStake } from '../../../worker/domain/games/rooms.ts'
import { betsIn, openDuels } from '../duels/duels.ts'
import { createByItself, joinByItself as joinDuel } from '../duels/table.ts'
import { BOT_NAMES, oneOf } from '../feed/bots.ts'
import { Problem } from '../http/problem.ts'
import { credit, walletOf } from '../ledger.ts'
import { createPlayer, playerByEmail } from '../players.ts'
import { joinByItself as joinRoom } from '../rooms/rooms.ts'
import type { World } from '../world.ts'

const CURRENCY = 'RUB'
/** What one of them has at most: given anew once it is nearly spent. */
const PURSE = minor(10_000_00)
const ENOUGH = minor(1_000_00)
/** So many duels of theirs stand open at a time. */
const OPEN_DUELS = 3

/** Players of the operator's own who join rooms and coinflips in the demo, on the ledger as everybody is. */
export type DemoPlayers = {
  /** One of them does something as often as this; 0: none does. */
  setEvery(ms: number): void
  stop(): void
}

export function createDemoPlayers(world: World): DemoPlayers {
  let timer: NodeJS.Timeout | undefined
  let acting: Promise<void> | null = null

  async function act(): Promise<void> {
    const player = await oneOfTheirs(world)
    if (Math.random() < 0.6) await stakeInRoom(world, player)
    else await flip(world, player)
  }

  function stop(): void {
    clearInterval(timer)
  }

  return {
    setEvery(ms) {
      stop()
      if (ms <= 0) return
      timer = setInterval(() => {
        // A round that was drawn meanwhile refuses them, as it does anybody.
        acting ??= act()
          .catch((cause: unknown) => {
            if (!(cause instanceof Problem)) throw cause
          })
          .finally(() => {
            acting = null
          })
      }, ms)
      timer.unref()
    },
    stop,
  }
}

/** Anyone of them, with something to play with. */
async function oneOfTheirs(world: World): Promise<number> {
  const name = oneOf(BOT_NAMES)
  const email = `${name.toLowerCase()}@demo.example`
  await createPlayer(world, { email, name, currency: CURRENCY })
  return world.database.write(async (tx) => {
    const player = (await playerByEmail(tx, email))?.id
    if (player === undefined) throw new Error(`${email} is not there`)
    const { balance } = await walletOf(tx, player)
    const at = world.clock.now()
    if (balance < ENOUGH)
      await credit(tx, {
        player,
        from: 'credits',
        kind: 'demo',
        reference: `purse ${at}`,
        amount: minor(PURSE - balance),
        at,
      })
    return player
  })
}

/** The cheaper a room, the more of them are in it. */
async function stakeInRoom(world: World, player: number): Promise<void> {
  const room = oneOf([...ROOM_COLOURS, 'red', 'red', 'yellow'] as const)
  const amount = minor(roomStake(room, CURRENCY) * oneOf([1, 1, 2, 5]))
  await joinRoom(world, { room, currency: CURRENCY, player, amount: toDecimal(amount) })
}

/** Opens a duel while few stand open, else takes one up: a visitor's before one of their own. */
async function flip(world: World, player: number): Promise<void> {
  const duels = await world.database.read(async (query) => {
    const open = await openDuels(query, CURRENCY, 50)
    return Promise.all(open.map(async (duel) => ({ duel, by: (await betsIn(query, duel.id))[0]?.player })))
  })
  const others = duels.filter(({ by }) => by !== player)
  if (others.length < OPEN_DUELS) {
    const amount = minor(betLimits('coinflip', CURRENCY).min * oneOf([5, 10, 50, 100]))
    await createByItself(world, {
      player,
      amount: toDecimal(amount),
      currency: CURRENCY,
      side: oneOf(['heads', 'tails']),
    })
    return
  }
  const [last] = others
  if (last && last.duel.amount <= ENOUGH) await joinDuel(world, { player, duel: last.duel })
}
