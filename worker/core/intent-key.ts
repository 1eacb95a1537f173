import * as v from 'valibot'
import { CommandError } from '#domain/calls/result.ts'

const schema = v.pipe(v.string(), v.uuid())

/**
 * Checks the idempotency key of a bet. Throws `CommandError` with `internal` for anything but a UUID: a bug of the
 * page.
 */
export function validKey(key: string): string {
  if (!v.is(schema, key)) throw new CommandError({ code: 'internal', reason: 'key', retry: false })
  return key
}
