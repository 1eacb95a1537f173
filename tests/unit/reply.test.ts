import * as fc from 'fast-check'
import type { GenericSchema } from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readReply } from '#worker/http/reply.ts'
import { ENDPOINTS } from '../operator/http/endpoints.ts'
import * as v from 'valibot'
import { getFreeSpins, getWaitingBonus } from '#endpoints/bonuses.ts'
import { getGeo } from '#endpoints/geo.ts'
import { getLobby } from '#endpoints/lobby.ts'
import { getFavourites } from '#endpoints/personal-lobby.ts'

/** Replies that may be empty, because nothing that is stored is replaced by them. */
const MAY_BE_EMPTY = new Set([
  'postMirrorRedirect',
  'postUtm',
  'resendEmailCode',
  'resendEmailLoginCode',
  'resendPhoneCode',
  'resendPhoneLoginCode',
  'sendEmailCode',
  'sendEmailLoginCode',
  'sendPhoneCode',
  'sendPhoneLoginCode',
  'forgotByEmail',
  'forgotByPhone',
  'socialLogin',
])

/** Replies whose only field may be null by the contract. */
const NONE_IS_NULL = new Set(['getWaitingBonus', 'activateBonus'])

/** Lists beside other fields: without one, the rest of the reply still says what it is for. */
const LISTS_BESIDE = new Set([
  'createPayout history',
  'getPayoutByKey history',
  'getBilling crypto-payments',
  'getBilling crypto-payouts',
  'getBilling payout_addresses',
  'getBilling cards',
  'getSecurity sessions',
  'endSession sessions',
  'endOtherSessions sessions',
  'getVip levels',
  'getWelcomePack steps',
  'launchGame frame',
])

/** Lists that their replies are about, where null is an empty one. */
const MAY_BE_NULL = new Set(['getBonuses items', 'getCases cases', 'getOpenDeposits items', 'getPayouts items'])

const named = ENDPOINTS.map((endpoint) => [endpoint.name, endpoint.reply] as const)
const isAcknowledgement = (schema: GenericSchema) => schema.type === 'unknown'
const getEntries = (schema: GenericSchema): Record<string, GenericSchema> =>
  // Every entry of an object schema of valibot is a schema.
  'entries' in schema ? (schema.entries as Record<string, GenericSchema>) : {}
/** Whether a field is a list, optional or not. */
const isList = (schema: GenericSchema): boolean =>
  // The wrapped schema of an optional or nullable one is a schema.
  'wrapped' in schema ? isList(schema.wrapped as GenericSchema) : schema.type === 'array'
const fits = (schema: GenericSchema, json: unknown) => readReply(schema, json).parsed.success

/** The replies that say something. */
const telling = named.filter(([name, schema]) => !isAcknowledgement(schema) && !MAY_BE_EMPTY.has(name))

/** A value without any field that a reply has: a number, a text, nothing, or an object or a list of such values. */
const { strange } = fc.letrec((tie) => ({
  strange: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(undefined, null, '', 'text', 0, -1, true, false),
    fc.dictionary(fc.constantFrom('error', 'message', 'result'), tie('strange'), { maxKeys: 2 }),
    fc.array(tie('strange'), { minLength: 1, maxLength: 2 }),
  ),
}))

describe('the shape of a reply', () => {
  beforeEach(() => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    return () => vi.restoreAllMocks()
  })

  test('the contract says which replies may be empty', () => {
    const empty = named.filter(([, schema]) => !isAcknowledgement(schema) && fits(schema, {}))
    expect(new Set(empty.map(([name]) => name))).toEqual(MAY_BE_EMPTY)
  })

  test.each(telling)('%s is rejected if it has none of its fields, bare and wrapped', (name, schema) => {
    expect(fits(schema, {})).toBe(false)
    expect(fits(schema, { data: {} })).toBe(false)
    // Whether the entries of a list fit is for the test of that list.
    const values = schema.type === 'array' ? strange.filter((value) => !Array.isArray(value)) : strange
    fc.assert(
      fc.property(values, (value) => {
        const isNone = value === null && NONE_IS_NULL.has(name)
        expect(fits(schema, value)).toBe(isNone)
        expect(fits(schema, { data: value })).toBe(isNone)
      }),
    )
  })

  test.each(telling)('%s takes null and a missing field only where a list may be left out', (name, schema) => {
    for (const [field, entry] of Object.entries(getEntries(schema))) {
      if (!isList(entry)) continue
      const isBeside = LISTS_BESIDE.has(`${name} ${field}`)
      expect(fits(entry, null), `${field}: null`).toBe(isBeside || MAY_BE_NULL.has(`${name} ${field}`))
      expect(fits(entry, undefined), `${field}: missing`).toBe(isBeside)
    }
  })
})

const WHERE = { ip: '192.0.2.7', country_code: 'KZ' }

function read<Schema extends v.GenericSchema>(schema: Schema, json: unknown): v.InferOutput<Schema> | 'does not fit' {
  const { parsed } = readReply(schema, json)
  return parsed.success ? parsed.output : 'does not fit'
}

describe('a wrapped or bare reply', () => {
  test.each([
    ['as the specification prints it', { data: WHERE }],
    ['without the wrapper', WHERE],
    ['wrapped once more', { data: { data: WHERE } }],
  ])('reads a reply whose schema has a data field %s', (_form, json) => {
    expect(read(getGeo.reply, json)).toEqual({ data: WHERE })
  })

  test('reads a list bare and wrapped', () => {
    expect(read(getFavourites.reply, ['7', 'original:dice'])).toEqual(['7', 'original:dice'])
    expect(read(getFavourites.reply, { data: ['7'], success: true })).toEqual(['7'])
    expect(read(getFreeSpins.reply, [])).toEqual({ data: [] })
  })

  test('does not read fields of the wrapper as the reply', () => {
    const schema = v.object({ status: v.optional(v.number(), 1), id: v.string() })
    expect(read(schema, { status: 200, data: { id: 'a' } })).toEqual({ status: 1, id: 'a' })
  })

  test('accepts an unknown field called data in a bare reply', () => {
    const schema = v.object({ id: v.string() })
    expect(read(schema, { id: 'a', data: { other: true } })).toEqual({ id: 'a' })
  })

  test('reads null as none where the contract says so', () => {
    for (const json of [null, { data: null }, { data: { data: null } }]) {
      expect(read(getWaitingBonus.reply, json)).toEqual({ data: null })
    }
  })

  test.each([[undefined], [null], ['text'], [{}], [{ data: null }], [{ data: 'text' }]])('rejects %j', (json) => {
    expect(read(getLobby.reply, json)).toBe('does not fit')
    expect(read(getGeo.reply, json)).toBe('does not fit')
    expect(read(getFreeSpins.reply, json)).toBe('does not fit')
  })
})
