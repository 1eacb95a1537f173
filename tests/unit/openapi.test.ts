import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { positiveAmount } from '#worker/http/fields.ts'
import { FIELDS } from '#endpoints/docs/fields.ts'
import { OPERATIONS } from '#endpoints/docs/operations.ts'
import { callsPage } from '../operator/calls-page.ts'
import { ENDPOINTS } from '../operator/http/endpoints.ts'
import { CALLS, openApi } from '../operator/openapi.ts'
import { asJson, at, danglingRefs, listRefs } from './support/documents.ts'

type Named = { name: string; description?: string }
type Operation = Record<'operationId' | 'summary' | 'description', string> & Record<string, unknown>

function listOperations(document: unknown): Operation[] {
  return Object.values(Object(at(document, 'paths'))).flatMap((path) =>
    // Safe: checked by the tests that read the fields.
    Object.values(Object(path)).filter((each): each is Operation => 'operationId' in Object(each)),
  )
}

/** Every field of the components, as `Component.field`. */
function getFields(document: unknown): { name: string; schema: { description?: string } }[] {
  const inside = (schema: unknown, place: string): { name: string; schema: { description?: string } }[] =>
    typeof schema !== 'object' || schema === null
      ? []
      : Object.entries(schema).flatMap(([key, value]) =>
          key === 'properties'
            ? Object.entries(Object(value)).flatMap(([name, field]) => [
                { name: `${place}.${name}`, schema: Object(field) },
                ...inside(field, `${place}.${name}`),
              ])
            : inside(value, place),
        )
  return Object.entries(Object(at(document, 'components', 'schemas'))).flatMap(([name, schema]) => inside(schema, name))
}

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield Object(value)
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

function withoutTexts(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => (key === 'description' && typeof value === 'string' ? undefined : value)),
  )
}

test('the page of calls is the one that objects and texts make (vitest -u writes it)', async () => {
  await expect(callsPage()).toMatchFileSnapshot('../../worker/endpoints/CALLS.md')
})

describe('the OpenAPI document', () => {
  const document = asJson(openApi())

  test('has exactly one operation for every call', () => {
    const operations = CALLS.map(({ path, method }) => at(document, 'paths', path, method.toLowerCase(), 'operationId'))
    expect(operations).toEqual(CALLS.map(({ name }) => name))
    const methods = Object.values(at(document, 'paths') ?? {}).flatMap((path) =>
      Object.keys(Object(path)).filter((key) => /^(get|put|post)$/.test(key)),
    )
    expect(methods.length).toBe(CALLS.length)
    expect(new Set(operations).size).toBe(operations.length)
    // Only these games have no actions, so no body fits.
    const missing = ENDPOINTS.filter((endpoint) => !CALLS.includes(endpoint)).map(({ name }) => name)
    expect(missing.toSorted()).toEqual(
      ['cases', 'dice', 'keno', 'plinko', 'rooms', 'roulette', 'wheel'].flatMap((game) => [
        `${game}.act`,
        `${game}.getActByKey`,
      ]),
    )
  })

  test('has no call by GET that has a body or moves money', () => {
    const changing = ENDPOINTS.filter(({ body, bytes, once }) => body !== undefined || bytes || once)
    expect(changing.length).toBeGreaterThan(40)
    expect(changing.filter(({ method }) => method === 'GET').map(({ name }) => name)).toEqual([])
  })

  test('says what each operation, field and parameter is for', () => {
    const silent = [
      ...listOperations(document).flatMap(({ operationId, summary, description, parameters }) => [
        ...(summary && description ? [] : [operationId]),
        ...(parameters as Named[]).filter((each) => !each.description).map(({ name }) => `${operationId}: ${name}`),
      ]),
      ...getFields(document).flatMap(({ name, schema }) => (schema.description ? [] : [name])),
    ]
    expect(silent).toEqual([])
  })

  test('has no text for an operation or a component that there is not', () => {
    const names = CALLS.map(({ name }) => name)
    const calls = new Set(
      names.flatMap((name) => [name, name.replace(/^\w+\./, '<game>.'), name.replace(/^\w+\./, '<shared>.')]),
    )
    expect(Object.keys(OPERATIONS).filter((name) => !calls.has(name))).toEqual([])
    const fields = new Set(getFields(document).map(({ name }) => name))
    expect(Object.keys(FIELDS).filter((name) => name.includes('.') && !fields.has(name))).toEqual([])
  })

  test('has each object once, by a name', () => {
    const schemas = Object(at(document, 'components', 'schemas'))
    const shapes = Object.values(schemas).map((schema) => JSON.stringify(withoutTexts(schema)))
    expect(shapes.length).toBeGreaterThan(200)
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
    const inside = Object.values(schemas).flatMap((schema) =>
      [...objectsIn(withoutTexts(schema))]
        .slice(1)
        .filter((each) => Object.keys(Object(each['properties'])).length > 0)
        .map((each) => JSON.stringify(each)),
    )
    expect(inside.filter((shape, index) => inside.indexOf(shape) !== index)).toEqual([])
    for (const { operationId, requestBody, responses } of listOperations(document)) {
      const inline = JSON.stringify([requestBody, at(responses, '200')]).match(/"properties":/)
      expect(inline, operationId).toBeNull()
    }
  })

  test('gives amounts and timestamps their formats, and lists their items', () => {
    const schemas = at(document, 'components', 'schemas')
    expect(at(schemas, 'Deposit', 'properties', 'amount', '$ref')).toBe('#/components/schemas/Amount')
    expect(at(schemas, 'CreateDepositRequest', 'properties', 'amount', '$ref')).toBe('#/components/schemas/DecimalText')
    expect(at(schemas, 'Payout', 'properties', 'created_at', '$ref')).toBe('#/components/schemas/Timestamp')
    expect(at(schemas, 'Timestamp', 'format')).toBe('date-time')
    const pattern = new RegExp(String(at(schemas, 'Amount', 'anyOf', '0', 'pattern')))
    for (const text of ['0', '12.5', '12.50', '0.000', '-1', '1e3', '', '12.', '9'.repeat(13), '9'.repeat(14)])
      expect(pattern.test(text), text).toBe(v.is(positiveAmount, text))
    const lists = [...objectsIn(document)].filter(({ type }) => type === 'array')
    expect(lists.length).toBeGreaterThan(50)
    expect(lists.filter((list) => !('items' in list))).toEqual([])
  })

  test('has examples that the app accepts', () => {
    // It logs entries of lists that it leaves out.
    const log = vi.spyOn(console, 'info')
    for (const endpoint of CALLS) {
      const { requestBody, responses } = Object(at(document, 'paths', endpoint.path, endpoint.method.toLowerCase()))
      const examples = [
        [endpoint.body, at(requestBody, 'content', 'application/json', 'example')],
        [endpoint.reply, at(responses, '200', 'content', 'application/json', 'example')],
      ] as const
      for (const [schema, example] of examples) {
        if (!schema) continue
        expect(example, endpoint.name).toBeDefined()
        expect(v.safeParse(schema, example).issues, endpoint.name).toBeUndefined()
      }
    }
    expect(log.mock.calls).toEqual([])
  })

  test('names the host of every path and every parameter in it', () => {
    for (const { path, method, service, once } of CALLS) {
      expect(at(document, 'paths', path, 'servers', '0', 'url')).toBe(`{scheme}://${service}.{host}`)
      const parameters = JSON.stringify(at(document, 'paths', path, method.toLowerCase(), 'parameters'))
      for (const [, name] of path.matchAll(/\{(\w+)\}/g)) expect(parameters).toContain(`{"name":"${name}","in":"path"`)
      expect(parameters.includes('Idempotency-Key')).toBe(once === true)
    }
  })

  test('has no OpenAPI reference without a target', () => {
    expect(listRefs(document).length).toBeGreaterThan(100)
    expect(danglingRefs(document)).toEqual([])
    expect(at(document, 'openapi')).toBe('3.1.0')
  })
})
