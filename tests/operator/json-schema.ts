import { toJsonSchema } from '@valibot/to-json-schema'
import { type GenericSchema, is } from 'valibot'
import { odds } from '#endpoints/betting-fields.ts'
import { decimalText } from '#endpoints/money-fields.ts'
import { amount, currency, hex64, id, timestamp } from '#worker/http/fields.ts'

export type Json = { [name: string]: unknown }

const DECIMALS = String.raw`(\.\d{1,2})?`
const EXAMPLE_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

/** Kinds of values that occur all over the contract: components of each document. */
export const SHARED_SCHEMAS = {
  Amount: {
    description: 'An amount that is never negative: decimal text, or a number, with at most two decimals.',
    anyOf: [
      { type: 'string', pattern: String.raw`^\d{1,13}${DECIMALS}$` },
      { type: 'number', minimum: 0 },
    ],
    examples: ['12.50'],
  },
  DecimalText: {
    description: 'An amount as the app sends it: decimal text with two decimals.',
    type: 'string',
    pattern: String.raw`^\d{1,13}\.\d{2}$`,
    examples: ['12.50'],
  },
  Decimal: {
    description: 'A rate, or an amount in a currency of another system: up to 18 decimals.',
    anyOf: [
      { type: 'string', pattern: String.raw`^\d{1,18}(\.\d{1,18})?$` },
      { type: 'number', minimum: 0 },
    ],
    examples: ['0.00012'],
  },
  Odds: {
    description: 'Decimal odds as text, with at most three decimals.',
    type: 'string',
    pattern: String.raw`^\d{1,6}(\.\d{1,3})?$`,
    examples: ['1.85'],
  },
  Timestamp: {
    description: 'A moment by the clock of the operator, ISO 8601.',
    type: 'string',
    format: 'date-time',
    examples: ['2026-01-15T12:00:00.000Z'],
  },
  Currency: { description: 'A currency of the casino.', ...plain(currency), examples: ['RUB'] },
  Id: {
    description: 'An identifier: text of up to 128 characters, or a whole number.',
    anyOf: [{ type: 'string', minLength: 1, maxLength: 128 }, { type: 'integer' }],
    examples: ['1'],
  },
  Hash: { description: '64 lower-case hexadecimal characters.', ...plain(hex64), examples: [EXAMPLE_HASH] },
}

/** By what their pipes begin with, as a pipe is described up to its first transformation. */
const NAMES = new Map<unknown, keyof typeof SHARED_SCHEMAS>([
  [amount.pipe[0], 'Amount'],
  [decimalText.pipe[0], 'Decimal'],
  [odds.pipe[0], 'Odds'],
  [timestamp.pipe[0], 'Timestamp'],
  [currency, 'Currency'],
  [id.pipe[0], 'Id'],
  [hex64.pipe[0], 'Hash'],
])

/**
 * The JSON Schema of the wire format (the schema's input), with references to the shared schemas. Checks that JSON
 * Schema cannot express are omitted.
 */
export function describeSchema(schema: GenericSchema): Json {
  const { $schema: _dialect, ...described } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const name = NAMES.get(valibotSchema)
      if (name !== undefined) return refTo(name)
      return isRow(valibotSchema) ? { ...jsonSchema, minItems: neededItems(valibotSchema.items) } : undefined
    },
  })
  // An object stays an object.
  return tidied(described) as Json
}

function plain(schema: GenericSchema): Json {
  const { $schema: _dialect, ...described } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return described
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRow(schema: object): schema is { items: readonly GenericSchema[] } {
  return 'items' in schema && Array.isArray(schema.items)
}

/** How many items a row needs at least: those at its end may be missing if their schemas accept that. */
function neededItems(items: readonly GenericSchema[]): number {
  return items.findLastIndex((item) => !is(item, undefined)) + 1
}

/** A schema whose choices are flat and whose lists say what they hold, for tools that know less of JSON Schema. */
function tidied(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tidied)
  if (!isJson(schema)) return schema
  const { properties, ...others } = schema
  const inner: Json = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, tidied(value)]))
  const { anyOf, items, prefixItems } = inner
  return {
    ...inner,
    ...(isJson(properties) && { properties: tidiedFields(properties) }),
    // A choice within a choice is one choice.
    ...(Array.isArray(anyOf) && {
      anyOf: anyOf.flatMap((each: unknown) => (isJson(each) && isChoice(each) ? each['anyOf'] : [each])),
    }),
    // An entry that does not fit is left out by the app; null is none that an operator should send.
    ...(isJson(items) && { items: withoutNull(items) }),
    ...(prefixItems !== undefined && { items: {} }),
  }
}

function tidiedFields(properties: Json): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      name === 'amount' && isText(field) ? DECIMAL_TEXT : tidied(field),
    ]),
  )
}

const DECIMAL_TEXT = refTo('DecimalText')

function refTo(name: string) {
  return { $ref: `#/components/schemas/${name}` }
}

function isChoice(schema: Json): boolean {
  return Array.isArray(schema['anyOf']) && Object.keys(schema).length === 1
}

function isText(schema: unknown): boolean {
  return isJson(schema) && schema['type'] === 'string'
}

function withoutNull(schema: Json): unknown {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf)) return schema
  const others = anyOf.filter((each: unknown) => !isJson(each) || each['type'] !== 'null')
  return others.length === 1 && Object.keys(rest).length === 0 ? others[0] : { ...rest, anyOf: others }
}
