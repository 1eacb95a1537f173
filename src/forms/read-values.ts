import { cleanTyped } from '#domain/player/typed-text.ts'

/** The values of a form by field name: texts and the state of checkboxes. */
export type Values = Record<string, string | boolean>

/**
 * In a password every character counts, so passwords are not cleaned. Every password field has "password" in its name.
 */
const IS_PASSWORD = /password/

/** The form values to send: texts without invisible characters, passwords and checkboxes unchanged. */
export function readValues<Form extends Values>(values: Form): Form {
  const read = Object.entries(values).map(([field, value]) => {
    const isText = typeof value === 'string' && !IS_PASSWORD.test(field)
    return [field, isText ? cleanTyped(value) : value]
  })
  // Same fields with the same types.
  return Object.fromEntries(read) as Form
}
