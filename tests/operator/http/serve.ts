import type { Context, Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import * as v from 'valibot'
import type { Endpoint, WireOf } from '../../../worker/http/endpoint.ts'
import type { Locale } from '../../../worker/domain/account/locales.ts'
import { DOCUMENT_PART_BYTES } from '../../../worker/domain/account/verification.ts'
import { type Session, sessionOf } from '../auth/tokens.ts'
import type { World } from '../world.ts'
import { payLocale } from '../pay/texts.ts'
import { fieldTexts } from './field-texts.ts'
import { invalid, refusal } from './problem.ts'

/** What is learnt of a request on its way; all but the endpoint may stay unset. */
type Variables = {
  endpoint: Endpoint | undefined
  handlingMs?: number
  bodyText?: string
  fault?: string
  /** Headers that a fault sets at the very end; an empty one is taken away. */
  replyHeaders?: Record<string, string>
  /** Tells the journal that nothing more happens to the request by itself, or not soon. */
  rest?: () => void
}
export type Env = { Bindings: HttpBindings; Variables: Variables }
export type App = Hono<Env>

/** A body after its schema. */
type ParsedBody<E> =
  E extends Endpoint<infer Body, v.GenericSchema>
    ? Body extends v.GenericSchema
      ? v.InferOutput<Body>
      : undefined
    : never

/** One request of an endpoint, with what the contract promises of it already checked. */
export type Call<E> = {
  body: ParsedBody<E>
  /** The bytes of a call that takes them. */
  bytes: Uint8Array
  /** A `{name}` part of the path. */
  param(name: string): string
  /** A value of the query, of those that the contract names. */
  query(name: string): string | undefined
  /** The bearer token as sent, or null. */
  bearer: string | null
  /** The language that it is to be answered in. */
  locale: Locale
  /** The Idempotency-Key; refused with 400 where the call needs one and has none. */
  key(): string
  context: Context<Env>
}

const BODY_BYTES = 64 * 1_024
/** A part may be larger than ours send it. */
const PART_BYTES = 2 * DOCUMENT_PART_BYTES
const NO_BYTES = new Uint8Array()
const KEY = /^[A-Za-z0-9_-]{8,128}$/

/** Serves one endpoint on its own host; body and reply are typed by the contract. */
export function serve<const E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: (call: Call<E>) => Promise<WireOf<E>> | WireOf<E>,
): void {
  register(app, endpoint, async (c, bearer) => handle(await readCall(c, endpoint, bearer)))
}

/** Serves an endpoint that needs a player: who has no good token is refused before anything else is looked at. */
export function servePlayer<const E extends Endpoint>(
  app: App,
  world: World,
  endpoint: E,
  handle: (call: Call<E> & { session: Session }) => Promise<WireOf<E>> | WireOf<E>,
): void {
  register(app, endpoint, async (c, bearer) => {
    const session = await world.database.read((query) => sessionOf(query, world, bearer))
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
): Promise<Call<E>> {
  const bytes = endpoint.bytes ? await readBytes(c) : NO_BYTES
  const body = await readBody(c, endpoint)
  return {
    // The body came out of this very endpoint's schema.
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
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) throw refusal(415, 'body.type')
  const parsed = v.safeParse(endpoint.body, parseJson(await limitedText(c)))
  if (!parsed.success) throw invalid(fieldTexts(endpoint.name, parsed.issues))
  return parsed.output
}

/** Bytes as they are; the journal keeps how many there were. */
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

/** The body, given up where it grows beyond what any call of ours needs. */
async function limitedBody(c: Context<Env>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  if (Number(c.req.header('content-length') ?? 0) > most) throw refusal(413, 'body.tooLarge')
  let length = 0
  for await (const chunk of c.req.raw.body ?? []) {
    length += chunk.byteLength
    if (length > most) throw refusal(413, 'body.tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal(400, 'body.malformed')
  }
}

function readBearer(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null
}

function readKey(header: string | undefined): string {
  if (header === undefined || header === '') throw refusal(400, 'key.missing')
  if (!KEY.test(header)) throw refusal(400, 'key.invalid')
  return header
}
