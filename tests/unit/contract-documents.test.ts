import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Endpoint } from '../../worker/http/endpoint.ts'
import { clientFrame, serverFrame } from '../../worker/endpoints/socket.ts'
import { TOPIC_CONTRACTS } from '../../worker/endpoints/topics.ts'
import { asyncApi } from '../operator/asyncapi.ts'
import { ENDPOINTS } from '../operator/http/endpoints.ts'
import { openApi } from '../operator/openapi.ts'

const README = readFileSync(new URL('../../worker/endpoints/README.md', import.meta.url), 'utf8')

type Example = { endpoint: Endpoint; request: string | undefined; reply: string | undefined }

/** The examples of the tables: a request before the arrow, a reply after it. An abbreviated example is empty. */
function examples(): Example[] {
  return README.split('\n').flatMap((line): Example[] => {
    const [, , call = '', , text = ''] = line.split('|')
    const endpoint = ENDPOINTS.find(({ name, method, path }) =>
      line.startsWith('| `<game>')
        ? name === line.split('`')[1]?.replace('<game>', 'coinflip')
        : line.includes(`\`${name}\``) && call.includes(`\`${method} ${path}\``),
    )
    if (!endpoint) return []
    const [before = '', after] = text.split('→')
    const json = (part: string | undefined): string | undefined =>
      part
        ?.match(/`([[{].*?)`/)?.[1]
        ?.replaceAll('[…]', '[]')
        .replaceAll('{…}', '{}')
        .replaceAll('<host>', 'casino.example')
    const isReply = after === undefined && endpoint.method === 'GET'
    return [{ endpoint, request: isReply ? undefined : json(before), reply: isReply ? json(before) : json(after) }]
  })
}

/** Names in an example that its schema lacks, and complete values that do not fit. */
function misfitsOf(schema: v.GenericSchema, example: unknown): string[] {
  if (!('entries' in schema) || Array.isArray(example)) return []
  const entries = new Map<string, unknown>(Object.entries(Object(schema.entries)))
  return Object.entries(Object(example)).flatMap(([name, value]) => {
    const entry = entries.get(name)
    if (!isSchema(entry)) return [`${name} is unknown`]
    const isCut = /…|\{\}|\[\]/.test(JSON.stringify(value))
    return isCut || v.is(entry, value) ? [] : [`${name} does not fit`]
  })
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

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

describe('the OpenAPI document', () => {
  const document = asJson(openApi())

  test('has exactly one operation for every call', () => {
    const operations = ENDPOINTS.map(({ path, method }) =>
      at(document, 'paths', path, method.toLowerCase(), 'operationId'),
    )
    expect(operations).toEqual(ENDPOINTS.map(({ name }) => name))
    const methods = Object.values(at(document, 'paths') ?? {}).flatMap((path) =>
      Object.keys(Object(path)).filter((key) => /^(get|put|post)$/.test(key)),
    )
    expect(methods.length).toBe(ENDPOINTS.length)
    expect(new Set(operations).size).toBe(operations.length)
  })

  test('names the host of every path and every parameter in it', () => {
    for (const { path, method, service, once } of ENDPOINTS) {
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
    execFileSync(process.execPath, ['--import', 'tsx', script, ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const file = join(folder, 'document.json')
  expect(run(file)).toBe('')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(asJson(document()))
  expect(JSON.parse(run())).toEqual(asJson(document()))
})

describe('worker/endpoints/README.md', () => {
  test('names every call with its method and path', () => {
    const missing = ENDPOINTS.filter(({ name, method, path }) => {
      const [game = '', call] = name.split('.')
      // Games with the same calls share rows: `<game>.bet`, with `{game}` in the path.
      const lines = README.split('\n').filter(
        (line) => line.includes(`\`${name}\``) || (call !== undefined && line.includes(`\`<game>.${call}\``)),
      )
      const shared = path.replace(`/${game}/`, '/<game>/')
      return !lines.some((line) => line.includes(`\`${method} ${path}\``) || line.includes(`\`${method} ${shared}\``))
    })
    expect(missing.map(({ name, method, path }) => `${name}: ${method} ${path}`)).toEqual([])
  })

  test('has examples that fit the schemas where they are complete', () => {
    let checked = 0
    for (const { endpoint, request, reply } of examples()) {
      for (const [schema, example] of [
        [endpoint.body, request],
        [endpoint.reply, reply],
      ] as const) {
        if (!example || !schema) continue
        checked += 1
        expect(misfitsOf(schema, JSON.parse(example)), `${endpoint.name}: ${example}`).toEqual([])
      }
    }
    expect(checked).toBeGreaterThan(90)
  })

  test('names every frame and every topic of the socket', () => {
    const frames = [...clientFrame.options, ...serverFrame.options].map(
      ({ entries }) => `"type":"${entries.type.literal}"`,
    )
    expect(frames.filter((frame) => !README.replaceAll('": "', '":"').includes(frame))).toEqual([])
    expect(TOPIC_CONTRACTS.filter(({ address }) => !README.includes(`\`${address}\``))).toEqual([])
  })
})
