import * as v from 'valibot'
import { ROOM_COLOURS } from '../../rules/rooms.ts'
import type { LiveGame } from '../../rules/live-games.ts'
import { id, positiveAmount } from '../fields.ts'

/** A multiplier in hundredths: 1.37× is 137. */
const multiplier = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(100_000_000))
const side = v.picklist(['heads', 'tails'])
const optionalId = v.optional(v.nullable(id), null)
const optionalMultiplier = v.optional(v.nullable(multiplier), null)

/**
 * What is particular to each game that is played together: what a bet names, how it stands (`state`), and what may be
 * done with one that stands (`action`).
 */
export const LIVE_SHAPES = {
  /** Two bets a round, by their slot. `point` is where the round crashed, `multiplier` where the bet was cashed out. */
  crash: {
    bet: v.object({ slot: v.picklist([1, 2]), auto_cash_out: optionalMultiplier }),
    state: v.object({ multiplier: optionalMultiplier, point: optionalMultiplier }),
    action: v.variant('kind', [v.object({ kind: v.literal('cashOut') }), v.object({ kind: v.literal('cancel') })]),
  },
  /** Tickets of a room's round, one a minor unit: from `first` on. The winning ticket is known once it is drawn. */
  rooms: {
    bet: v.object({ room: v.picklist(ROOM_COLOURS), round: id }),
    state: v.object({
      first: v.pipe(v.number(), v.integer(), v.minValue(0)),
      ticket: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
      pot: v.optional(v.nullable(positiveAmount), null),
    }),
    action: v.never(),
  },
  /** A coinflip between players: one opens it with a side, another joins it with the other side. */
  duel: {
    bet: v.variant('kind', [
      v.object({ kind: v.literal('create'), side }),
      v.object({ kind: v.literal('join'), duel: id }),
    ]),
    state: v.object({
      duel: id,
      side,
      /** What fell; null until somebody has joined. */
      result: v.optional(v.nullable(side), null),
      opponent: optionalId,
    }),
    action: v.object({ kind: v.literal('cancel') }),
  },
} as const satisfies Record<LiveGame, { bet: v.GenericSchema; state: v.GenericSchema; action: v.GenericSchema }>

type Shape<Game extends LiveGame, Part extends 'bet' | 'state' | 'action'> = v.InferOutput<
  (typeof LIVE_SHAPES)[Game][Part]
>
export type LiveOrder<Game extends LiveGame> = Shape<Game, 'bet'>
export type LiveState<Game extends LiveGame> = Shape<Game, 'state'>
export type LiveAction<Game extends LiveGame> = Shape<Game, 'action'>
