import type { CoinSide } from '#domain/games/coinflip.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { RoomColour } from '#domain/games/rooms.ts'
import { createByItself, duelByName, duelDue, joinDuelDirectly as joinDuel } from '../duels/table.ts'
import { joinRoomDirectly as joinRoom, roomDue } from '../rooms/rooms.ts'
import { currentRound, readEntries } from '../rooms/rounds.ts'
import type { World } from '../world.ts'

type Room = { room: RoomColour; currency?: Currency }

/** The methods of the test control for rooms and player-to-player coinflips. */
export function togetherControl(world: World, readPlayerId: (email: string) => Promise<number>) {
  const { database } = world
  const roundAt = ({ room, currency = 'RUB' }: Room) =>
    database.write(async (tx) => {
      const round = await currentRound(tx, { room, currency })
      return { ...round, entries: await readEntries(tx, round.id) }
    })

  return {
    /** The open round of a room, with its secrets. */
    roomRound: roundAt,
    /** Joins a room as another player would. */
    roomJoin: async ({ email, room, currency = 'RUB', amount }: Room & { email: string; amount: string }) =>
      joinRoom(world, { player: await readPlayerId(email), room, currency, amount }),
    /** Ends a room's round early: with its draw, or by returning the only stake. */
    roomEnd: async (place: Room) => roomDue(world, (await roundAt(place)).id, true),
    /** Opens a coinflip as another player would; returns its name. */
    duelCreate: async ({ email, amount, side, currency = 'RUB' }: DuelOrder) =>
      createByItself(world, { player: await readPlayerId(email), amount, currency, side }),
    /** Joins a coinflip as another player would. */
    duelJoin: async ({ email, duel }: { email: string; duel: string }) => {
      const found = await duelByName(world, duel)
      if (!found) throw new Error(`no duel ${duel}`)
      await joinDuel(world, { player: await readPlayerId(email), duel: found })
    },
    /** Ends an unjoined coinflip early. */
    duelEnd: async (name: string) => {
      const duel = await duelByName(world, name)
      return duel !== null && duelDue(world, duel.id, true)
    },
  }
}

type DuelOrder = { email: string; amount: string; side: CoinSide; currency?: Currency }
