import { cleanTyped } from '../../worker/domain/account/typed-text.ts'

/** What a form holds, by field: its texts and whether its boxes are ticked. */
export type Values = Record<string, string | boolean>

/** Of a password every character counts. Every field that holds one is named for it. */
const IS_PASSWORD = /password/

/** What the fields of a form say: texts without what nobody sees, and everything else as it is. */
export function readValues<Form extends Values>(values: Form): Form {
  const read = Object.entries(values).map(([field, value]) => {
    const isText = typeof value === 'string' && !IS_PASSWORD.test(field)
    return [field, isText ? cleanTyped(value) : value]
  })
  // Each field is still there, and of its type.
  return Object.fromEntries(read) as Form
}
