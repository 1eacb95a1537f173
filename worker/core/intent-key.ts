import * as v from 'valibot'
import { CommandError } from './result.ts'

const schema = v.pipe(v.string(), v.uuid())

/** A key that the journal and the operator can keep a bet under. Throws `CommandError` for anything else: a bug of the page. */
export function validKey(key: string): string {
  if (!v.is(schema, key)) throw new CommandError({ code: 'internal', reason: 'key', retry: false })
  return key
}
