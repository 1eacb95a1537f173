import type { Context, Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import * as v from 'valibot'
import type { Endpoint, EndpointWire } from '#worker/http/endpoint.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { DOCUMENT_PART_BYTES } from '#domain/player/verification.ts'
import { type TokenSession, readSession } from '../auth/tokens.ts'
import type { World } from '../world.ts'
import { payLocale } from '../pay/texts.ts'
import { fieldTexts } from './field-texts.ts'
import { invalid, rejection } from './problem.ts'

/** Values that middleware sets on a request; all but `endpoint` may be unset. */
type Variables = {
  endpoint: Endpoint | undefined
  handlingMs?: number
  bodyText?: string
  fault?: string
  /** Headers that a fault sets last; an empty value removes one. */
  replyHeaders?: Record<string, string>
  /** Reports to the journal that the request waits indefinitely. */
  rest?: () => void
}
export type Env = { Bindings: HttpBindings; Variables: Variables }
export type App = Hono<Env>

/** The request body as validated by its schema. */
type ParsedBody<E> =
  E extends Endpoint<infer Body, v.GenericSchema>
    ? Body extends v.GenericSchema
      ? v.InferOutput<Body>
      : undefined
    : never

/** One request of an endpoint, validated against the contract. */
export type EndpointRequest<E> = {
  body: ParsedBody<E>
  /** The raw body, for calls that accept bytes. */
  bytes: Uint8Array
  /** A `{name}` parameter of the path. */
  param(name: string): string
  /** A query parameter; only those in the contract are returned. */
  query(name: string): string | undefined
  /** The bearer token as sent, or null. */
  bearer: string | null
  /** The language of the reply. */
  locale: Locale
  /** The Idempotency-Key; throws 400 when it is missing or malformed. */
  key(): string
  context: Context<Env>
}

const BODY_BYTES = 64 * 1_024
/** Allows chunks larger than the app sends. */
const PART_BYTES = 2 * DOCUMENT_PART_BYTES
const NO_BYTES = new Uint8Array()
const KEY = /^[A-Za-z0-9_-]{8,128}$/

/** Serves one endpoint on its own host; the contract types body and reply. */
export function serve<const E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: (call: EndpointRequest<E>) => Promise<EndpointWire<E>> | EndpointWire<E>,
): void {
  register(app, endpoint, async (c, bearer) => handle(await readCall(c, endpoint, bearer)))
}

/** Serves an endpoint that requires a player. A missing or invalid token is rejected before the request is read. */
export function servePlayer<const E extends Endpoint>(
  app: App,
  world: World,
  endpoint: E,
  handle: (call: EndpointRequest<E> & { session: TokenSession }) => Promise<EndpointWire<E>> | EndpointWire<E>,
): void {
  register(app, endpoint, async (c, bearer) => {
    const session = await world.database.read((query) => readSession(query, world, bearer))
    return handle({ ...(await readCall(c, endpoint, bearer)), session })
  })
}

function register(
  app: App,
  endpoint: Endpoint,
  answer: (c: Context<Env>, bearer: string | null) => Promise<unknown>,
): void {
  const route = `/${endpoint.service}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`
  app.on(endpoint.method, route, async (c) =>
    c.json((await answer(c, readBearer(c.req.header('authorization')))) ?? {}),
  )
}

async function readCall<const E extends Endpoint>(
  c: Context<Env>,
  endpoint: E,
  bearer: string | null,
): Promise<EndpointRequest<E>> {
  const bytes = endpoint.bytes ? await readBytes(c) : NO_BYTES
  const body = await readBody(c, endpoint)
  return {
    // The body was validated by the schema of this endpoint.
    body: body as ParsedBody<E>,
    bytes,
    param: (name) => c.req.param(name) ?? '',
    query: (name) => (endpoint.query?.includes(name) ? c.req.query(name) : undefined),
    bearer,
    locale: payLocale(null, c.req.header('accept-language')),
    key: () => readKey(c.req.header('idempotency-key')),
    context: c,
  }
}

async function readBody(c: Context<Env>, endpoint: Endpoint): Promise<unknown> {
  if (!endpoint.body) return undefined
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) throw rejection(415, 'body.type')
  const parsed = v.safeParse(endpoint.body, parseJson(await limitedText(c)))
  if (!parsed.success) throw invalid(fieldTexts(endpoint.name, parsed.issues))
  return parsed.output
}

/** The raw body; the journal records only its length. */
async function readBytes(c: Context<Env>): Promise<Uint8Array> {
  const bytes = await limitedBody(c, PART_BYTES)
  c.set('bodyText', `(${bytes.length} bytes)`)
  return new Uint8Array(bytes)
}

async function limitedText(c: Context<Env>): Promise<string> {
  const text = (await limitedBody(c, BODY_BYTES)).toString('utf8')
  c.set('bodyText', text)
  return text
}

/** Reads the body; throws 413 as soon as it exceeds the limit. */
async function limitedBody(c: Context<Env>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  if (Number(c.req.header('content-length') ?? 0) > most) throw rejection(413, 'body.tooLarge')
  let length = 0
  for await (const chunk of c.req.raw.body ?? []) {
    length += chunk.byteLength
    if (length > most) throw rejection(413, 'body.tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw rejection(400, 'body.malformed')
  }
}

function readBearer(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null
}

function readKey(header: string | undefined): string {
  if (header === undefined || header === '') throw rejection(400, 'key.missing')
  if (!KEY.test(header)) throw rejection(400, 'key.invalid')
  return header
}
