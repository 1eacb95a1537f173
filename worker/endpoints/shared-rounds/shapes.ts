import * as v from 'valibot'
import { AUTO_CASH_OUT, CRASH_POINT_MOST, CRASH_SLOTS, CRASH_START } from '#domain/games/crash.ts'
import { ROOM_COLOURS, ROOM_MOST_ENTRIES } from '#domain/games/rooms.ts'
import type { SharedGame } from '#domain/games/shared-rounds.ts'
import { hex64, id, timestamp, positiveAmount, orNull } from '../../http/fields.ts'
import { clientSeed } from '../seed-fields.ts'

/** A multiplier in hundredths: 1.37× is 137. */
export const multiplier = v.pipe(v.number(), v.integer(), v.minValue(CRASH_START), v.maxValue(CRASH_POINT_MOST))
const autoCashOut = v.pipe(v.number(), v.integer(), v.minValue(AUTO_CASH_OUT.min), v.maxValue(AUTO_CASH_OUT.max))
const side = v.picklist(['heads', 'tails'])
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Long enough for all entries of a round. */
const text = v.pipe(v.string(), v.maxLength(ROOM_MOST_ENTRIES * 80))
const optionalMultiplier = orNull(multiplier)

/**
 * The fields that differ between multiplayer games: what a bet contains, its state (`state`), and the actions on an
 * open bet (`action`).
 */
export const SHARED_GAME_SHAPES = {
  /**
   * Two bets per round, one per slot. `point` is where the round crashed, `multiplier` where the bet was cashed out. A
   * bet waits until its round starts and can be cancelled until then; its `round` is null while the previous round is
   * still running.
   */
  crash: {
    bet: v.object({ slot: v.picklist(CRASH_SLOTS), auto_cash_out: orNull(autoCashOut) }),
    state: v.object({ multiplier: optionalMultiplier, point: optionalMultiplier }),
    action: v.variant('kind', [v.object({ kind: v.literal('cashOut') }), v.object({ kind: v.literal('cancel') })]),
  },
  /**
   * Tickets of a room's round, one per minor unit, from number `first` on. A bet's id is its idempotency key; the bet
   * contains the round that the player saw, with the hash of its server seed. `draw` has all inputs of the draw; null
   * until the draw.
   */
  rooms: {
    bet: v.object({ room: v.picklist(ROOM_COLOURS), round: id, server_seed_hash: hex64 }),
    state: v.object({
      first: wholeNumber,
      draw: orNull(
        v.object({
          server_seed: hex64,
          /** The text whose SHA-256 is the client seed: one line "id:tickets" per entry. */
          entries: text,
          ticket: wholeNumber,
          pot: positiveAmount,
        }),
      ),
    }),
    action: v.never(),
  },
  /**
   * A coinflip between players: one player opens it with a side, another player joins with the other side. A bet's id
   * is its idempotency key.
   */
  duel: {
    bet: v.variant('kind', [
      v.object({ kind: v.literal('create'), side }),
      v.object({ kind: v.literal('join'), duel: id }),
    ]),
    state: v.object({
      duel: id,
      side,
      server_seed_hash: hex64,
      /** The result of the draw; null until a second player has joined. */
      draw: orNull(
        v.object({
          result: side,
          server_seed: hex64,
          client_seed: clientSeed,
          /** When the coin animation starts. */
          flips_at: timestamp,
        }),
      ),
    }),
    action: v.object({ kind: v.literal('cancel') }),
  },
} as const satisfies Record<SharedGame, { bet: v.GenericSchema; state: v.GenericSchema; action: v.GenericSchema }>
