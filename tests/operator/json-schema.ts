import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

export type Json = { [name: string]: unknown }

/** The JSON Schema of the wire format (the schema's input). Checks that JSON Schema cannot express are omitted. */
export function jsonSchemaOf(schema: GenericSchema): Json {
  const { $schema: _dialect, ...plain } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  })
  return plain
}
