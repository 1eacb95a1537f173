import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { positiveAmount } from '../../worker/http/fields.ts'
import { FIELDS } from '../../worker/endpoints/docs/fields.ts'
import { OPERATIONS } from '../../worker/endpoints/docs/operations.ts'
import { clientFrame, serverFrame } from '../../worker/endpoints/socket.ts'
import { TOPIC_CONTRACTS } from '../../worker/endpoints/topics.ts'
import { asyncApi } from '../operator/asyncapi.ts'
import { ENDPOINTS } from '../operator/http/endpoints.ts'
import { CALLS, openApi } from '../operator/openapi.ts'

/** The document as parsed from JSON: undefined values are gone. */
function asJson(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document))
}

/** The value at a path of names in a document. */
function at(document: unknown, ...path: string[]): unknown {
  let value = document
  for (const name of path) {
    value =
      typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
  }
  return value
}

function refsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refsOf(inner)))
}

/** References without a target. */
function danglingRefs(document: unknown): string[] {
  return refsOf(document).filter(
    (ref) => !ref.startsWith('#/') || at(document, ...ref.slice(2).split('/').map(unescape)) === undefined,
  )
}

/** JSON Pointer (RFC 6901). */
function unescape(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

type Named = { name: string; description?: string }
type Operation = Record<'operationId' | 'summary' | 'description', string> & Record<string, unknown>

function operationsOf(document: unknown): Operation[] {
  return Object.values(Object(at(document, 'paths'))).flatMap((path) =>
    // Safe: checked by the tests that read the fields.
    Object.values(Object(path)).filter((each): each is Operation => 'operationId' in Object(each)),
  )
}

/** Every field of the components, as `Component.field`. */
function fieldsOf(document: unknown): { name: string; schema: { description?: string } }[] {
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
      ['cases', 'keno', 'rooms', 'roulette', 'wheel'].flatMap((game) => [`${game}.act`, `${game}.getActByKey`]),
    )
  })

  test('says what each operation, field and parameter is for', () => {
    const silent = [
      ...operationsOf(document).flatMap(({ operationId, summary, description, parameters }) => [
        ...(summary && description ? [] : [operationId]),
        ...(parameters as Named[]).filter((each) => !each.description).map(({ name }) => `${operationId}: ${name}`),
      ]),
      ...fieldsOf(document).flatMap(({ name, schema }) => (schema.description ? [] : [name])),
    ]
    expect(silent).toEqual([])
  })

  test('has no text for an operation or a component that there is not', () => {
    const names = CALLS.map(({ name }) => name)
    const calls = new Set(
      names.flatMap((name) => [name, name.replace(/^\w+\./, '<game>.'), name.replace(/^\w+\./, '<shared>.')]),
    )
    expect(Object.keys(OPERATIONS).filter((name) => !calls.has(name))).toEqual([])
    const fields = new Set(fieldsOf(document).map(({ name }) => name))
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
    for (const { operationId, requestBody, responses } of operationsOf(document)) {
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
    expect(refsOf(document).length).toBeGreaterThan(100)
    expect(danglingRefs(document)).toEqual([])
    expect(at(document, 'openapi')).toBe('3.1.0')
  })
})

describe('the AsyncAPI document', () => {
  test('is written from the operator’s side', () => {
    expect(at(document, 'operations', 'send', 'messages', '0', '$ref')).toContain('/server_')
    expect(at(document, 'operations', 'receive', 'messages', '0', '$ref')).toContain('/client_')
    expect([at(document, 'operations', 'send', 'action'), at(document, 'operations', 'receive', 'action')]).toEqual([
      'send',
      'receive',
    ])
  })

  const document = asJson(asyncApi())
  const types = (options: readonly { entries: { type: { literal: string } } }[]) =>
    options.map(({ entries }) => entries.type.literal)

  test('has a message for every frame, and two for every topic', () => {
    const frames = [
      ...types(clientFrame.options).map((type) => `client_${type}`),
      ...types(serverFrame.options).map((type) => `server_${type}`),
    ]
    for (const name of frames) {
      expect(at(document, 'channels', 'socket', 'messages', name)).toBeDefined()
      expect(at(document, 'components', 'messages', name, 'payload', 'properties', 'type', 'const')).toBe(
        name.split('_')[1],
      )
    }
    const messages = Object.keys(Object(at(document, 'components', 'messages')))
    expect(messages.length).toBe(frames.length + 2 * TOPIC_CONTRACTS.length)
  })

  test('has no AsyncAPI reference without a target', () => {
    expect(refsOf(document).length).toBeGreaterThan(30)
    expect(danglingRefs(document)).toEqual([])
    expect(at(document, 'asyncapi')).toBe('3.0.0')
  })
})

test.each([
  ['openapi', openApi],
  ['asyncapi', asyncApi],
])('npm run %s writes its document to a file or prints it', (name, document) => {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const script = fileURLToPath(new URL(`../operator/${name}.ts`, import.meta.url))
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', script, ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const file = join(folder, 'document.json')
  expect(run('--out', file)).toBe('')
  expect(() => run('--out')).toThrow('Usage: [--out] FILE')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(asJson(document()))
  expect(JSON.parse(run())).toEqual(asJson(document()))
})
