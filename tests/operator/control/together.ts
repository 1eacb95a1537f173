import type { CoinSide } from '../../../worker/domain/games/coinflip.ts'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import type { RoomColour } from '../../../worker/domain/games/rooms.ts'
import { createByItself, duelByName, duelDue, joinByItself as joinDuel } from '../duels/table.ts'
import { joinByItself as joinRoom, roomDue } from '../rooms/rooms.ts'
import { currentRound, entriesOf } from '../rooms/rounds.ts'
import type { World } from '../world.ts'

type Room = { room: RoomColour; currency?: Currency }

/** What a test can ask about rooms and coinflips between players. Part of the control's surface. */
export function togetherControl(world: World, playerOf: (email: string) => Promise<number>) {
  const { database } = world
  const roundAt = ({ room, currency = 'RUB' }: Room) =>
    database.write(async (tx) => {
      const round = await currentRound(tx, { room, currency })
      return { ...round, entries: await entriesOf(tx, round.id) }
    })

  return {
    /** The round of a room that takes stakes, with what is secret of it. */
    roomRound: roundAt,
    /** A player joins a room from elsewhere. */
    roomJoin: async ({ email, room, currency = 'RUB', amount }: Room & { email: string; amount: string }) =>
      joinRoom(world, { player: await playerOf(email), room, currency, amount }),
    /** Brings the end of a room's round forward: its draw, or the return of the one stake. */
    roomEnd: async (place: Room) => roomDue(world, (await roundAt(place)).id, true),
    /** A player opens a coinflip from elsewhere; gives its name. */
    duelCreate: async ({ email, amount, side, currency = 'RUB' }: DuelOrder) =>
      createByItself(world, { player: await playerOf(email), amount, currency, side }),
    /** A player joins a coinflip from elsewhere. */
    duelJoin: async ({ email, duel }: { email: string; duel: string }) => {
      const found = await duelByName(world, duel)
      if (!found) throw new Error(`no duel ${duel}`)
      await joinDuel(world, { player: await playerOf(email), duel: found })
    },
    /** Brings the end of a coinflip that nobody has joined forward. */
    duelEnd: async (name: string) => {
      const duel = await duelByName(world, name)
      return duel !== null && duelDue(world, duel.id, true)
    },
  }
}

type DuelOrder = { email: string; amount: string; side: CoinSide; currency?: Currency }
