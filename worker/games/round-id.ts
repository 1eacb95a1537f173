import * as v from 'valibot'
import { id } from '../http/fields.ts'
import { CommandError } from '../core/result.ts'

/** What would lead to another path is no id. */
const A_WAY_OUT = /^\.{1,2}$/

/** An id that a round can have, as it was given; throws `CommandError` as for a round that there is not. */
export function toKnownId(roundId: string): string {
  if (v.is(id, roundId) && !A_WAY_OUT.test(roundId)) return roundId
  throw new CommandError({ code: 'unavailable', reason: 'round.unknown', retry: false })
}

/** Throws `CommandError` where another round was told of than was asked for. */
export function lockToRound(asked: string, told: string): void {
  if (asked !== told) throw new CommandError({ code: 'contract', retry: false })
}
