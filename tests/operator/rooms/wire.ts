import type { EndpointWire } from '#worker/http/endpoint.ts'
import type { rooms } from '#endpoints/shared-rounds/endpoints.ts'
import type {
  EndedRoomRoundWire,
  OpenRoomRoundWire,
  PastRoomRoundWire,
  RoomDoorWire,
  RoomEntryWire,
} from '#endpoints/rooms.ts'
import { toDecimal } from '#domain/money/money.ts'
import { entriesText } from '#domain/games/rooms-draw.ts'
import type { OperatorClock } from '../clock.ts'
import { type StoredRoomEntry, playersIn, computePot, type StoredRoomRound } from './rounds.ts'

export type RoomBetWire = EndpointWire<typeof rooms.bet>['bet']

/** The stakes of a round in the wire format. */

export function entriesWire(entries: readonly StoredRoomEntry[]): RoomEntryWire[] {
  const seats = [...new Set(entries.map(({ player }) => player))]
  return entries.map(({ id, player, shown, amount }) => ({
    id,
    seat: seats.indexOf(player),
    player: shown,
    amount: toDecimal(amount),
  }))
}

export function openRoomWire(
  clock: OperatorClock,
  round: StoredRoomRound,
  entries: readonly StoredRoomEntry[],
): OpenRoomRoundWire {
  return {
    id: String(round.id),
    phase: openPhase(round),
    server_seed_hash: round.hash,
    entries: entriesWire(entries),
    ...momentsWire(clock, round),
  }
}

export function momentsWire(clock: OperatorClock, { drawsAt, closesAt }: StoredRoomRound) {
  return {
    draws_at: drawsAt === null ? null : clock.moment(drawsAt),
    // With a second player, the waiting time no longer applies.
    closes_at: drawsAt !== null || closesAt === null ? null : clock.moment(closesAt),
  }
}

export function openPhase({ drawsAt }: StoredRoomRound): 'waiting' | 'countdown' {
  return drawsAt === null ? 'waiting' : 'countdown'
}

export function doorWire(
  clock: OperatorClock,
  round: StoredRoomRound,
  entries: readonly StoredRoomEntry[],
): RoomDoorWire {
  return {
    room: round.room,
    round: String(round.id),
    phase: openPhase(round),
    pot: toDecimal(computePot(entries)),
    players: playersIn(entries),
    draws_at: momentsWire(clock, round).draws_at,
  }
}

export function endedWire(
  clock: OperatorClock,
  round: StoredRoomRound,
  entries: readonly StoredRoomEntry[],
): EndedRoomRoundWire {
  const { id, phase, endedAt } = round
  if (phase === 'drawn') return { ...resultWire(clock, round, entries), phase, entries: entriesWire(entries) }
  return { id: String(id), at: clock.moment(endedAt ?? 0), phase: 'refunded', entries: entriesWire(entries) }
}

export function pastWire(
  clock: OperatorClock,
  round: StoredRoomRound,
  entries: readonly StoredRoomEntry[],
): PastRoomRoundWire {
  return { ...resultWire(clock, round, entries), entries: entriesText(entries) }
}

function resultWire(clock: OperatorClock, round: StoredRoomRound, entries: readonly StoredRoomEntry[]) {
  const { id, endedAt, hash, serverSeed, ticket, winner, payout } = round
  if (endedAt === null || ticket === null || winner === null || payout === null) throw new Error(`${id} was not drawn`)
  return {
    id: String(id),
    at: clock.moment(endedAt),
    server_seed_hash: hash,
    server_seed: serverSeed,
    pot: toDecimal(computePot(entries)),
    players: playersIn(entries),
    ticket,
    winner: { entry: winner, player: entries.find((entry) => entry.id === winner)?.shown ?? null },
    payout: toDecimal(payout),
  }
}

/** A player's own stake; once the round is drawn, with everything needed to verify the draw. */
export function roomBetWire(
  clock: OperatorClock,
  round: StoredRoomRound,
  entries: readonly StoredRoomEntry[],
  entry: StoredRoomEntry,
): RoomBetWire {
  const { id, at, amount, currency, payout, status, first } = entry
  return {
    id,
    key: id,
    at: clock.moment(at),
    amount: toDecimal(amount),
    currency,
    payout: toDecimal(payout),
    status,
    round: String(round.id),
    bet: { room: round.room, round: String(round.id), server_seed_hash: round.hash },
    state: {
      first,
      draw:
        round.phase === 'drawn'
          ? {
              server_seed: round.serverSeed,
              entries: entriesText(entries),
              ticket: round.ticket ?? 0,
              pot: toDecimal(computePot(entries)),
            }
          : null,
    },
  }
}
