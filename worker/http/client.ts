import { type GenericSchema, type InferOutput, getDotPath, safeParse } from 'valibot'
import { type AppError, type ErrorCode, CommandError } from '../core/result.ts'
import { acceptLanguage } from '../domain/account/locales.ts'
import { log, type Page } from '../core/page.ts'
import type { BodyOf, Endpoint, ReplyOf } from './endpoint.ts'
import { problem } from './problem.ts'
import { readReply } from './reply.ts'
import type { SessionRow } from '../db/rows.ts'
import type { Incoming, Transport } from './transport.ts'

/** A token and the log-in that it belongs to: a call is sent, and sent again, for that one alone. */
export type Bearer = Pick<SessionRow, 'token' | 'loginId'>

/** Where the client gets its bearer from; the session is behind it. */
export type Tokens = {
  /** What to send, after any refresh under way; null for a guest. */
  current(): Promise<Bearer | null>
  /**
   * A token that replaces one that got 401: from this tab, another tab, or a refresh. Throws `unauthorised` when the
   * session ends, `cancelled` when another log-in has taken its place.
   */
  renew(stale: Bearer): Promise<string>
  /** The renewed token got 401 as well. */
  rejected(token: string): Promise<void>
}

export type CallOptions<E> = {
  body?: BodyOf<E>
  /** The bytes of an endpoint that takes them. */
  bytes?: Blob
  params?: Record<string, string>
  query?: Record<string, string>
  /** The Idempotency-Key of a call that moves money. */
  key?: string
  /** The log-in on whose behalf it is made; with another one in its place it is not sent. */
  holder?: Pick<SessionRow, 'loginId'>
  /** Hears the token of each sending: a replay carries another one. */
  onSend?: (token: string | null) => void
  signal?: AbortSignal
  /** Sent even while nobody answers: what is asked for just then. */
  evenIfLost?: boolean
}

/** Calls the operator by an endpoint's description and gives the reply after its schema. Throws `CommandError`. */
export type Call = <E extends Endpoint>(endpoint: E, options?: CallOptions<E>) => Promise<ReplyOf<E>>

type Facts = {
  page: Page
  region: () => Promise<string | null>
  language: () => Promise<string>
  /** Hears of a 451, with what it says as JSON, if it does. */
  onBlocked: (told: unknown) => void
}

/**
 * The API client (spec 7): bearer if there is a token, Region if set, Accept-Language; every reply through its schema;
 * a 401 is renewed once and the call replayed once.
 */
export function createCall(transport: Transport, tokens: Tokens, facts: Facts): Call {
  return async (endpoint, options = {}) => {
    const bearer = endpoint.token === 'none' ? null : await tokens.current()
    if (bearer === null && endpoint.token === 'required') throw new CommandError({ code: 'unauthorised', retry: false })
    if (options.holder && options.holder.loginId !== bearer?.loginId) {
      throw new CommandError({ code: 'cancelled', retry: false })
    }
    const send = async (token: string | null): Promise<Incoming> => {
      options.onSend?.(token)
      return transport(endpoint, {
        url: toAddress(endpoint, facts.page, options),
        headers: await toHeaders(facts, token, options.key),
        body: options.body,
        bytes: options.bytes,
        signal: options.signal,
        evenIfLost: options.evenIfLost ?? false,
      })
    }

    let incoming = await send(bearer?.token ?? null)
    if (incoming.status === 401 && bearer !== null) {
      const renewed = await tokens.renew(bearer)
      incoming = await send(renewed)
      if (incoming.status === 401) await tokens.rejected(renewed)
    }
    if (incoming.status === 451) facts.onBlocked(parseLoose(incoming.text))
    if (incoming.status < 200 || incoming.status > 299) throw new CommandError(toApiError(incoming))
    // parseReply returns the output of exactly this endpoint's reply schema.
    return parseReply(endpoint.name, endpoint.reply, incoming.text) as ReplyOf<typeof endpoint>
  }
}

type Filled = Pick<CallOptions<Endpoint>, 'params' | 'query'>

/** Where a call of an endpoint goes. */
export function toAddress(endpoint: Endpoint, page: Pick<Page, 'hosts'>, { params = {}, query = {} }: Filled): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return page.hosts[endpoint.service] + path + (search && `?${search}`)
}

/** The headers of the spec for a call with this bearer; also what a queued call is kept with. */
export async function toHeaders(facts: Pick<Facts, 'region' | 'language'>, bearer: string | null, key?: string) {
  const [region, language] = await Promise.all([facts.region(), facts.language()])
  const headers: Record<string, string> = { 'accept-language': acceptLanguage(language) }
  if (bearer !== null) headers['authorization'] = `Bearer ${bearer}`
  if (region !== null) headers['region'] = region
  if (key !== undefined) headers['idempotency-key'] = key
  return headers
}

/** Takes the text of a reply through its schema; throws `CommandError` with `contract` and logs the field's path. */
export function parseReply<Schema extends GenericSchema>(
  name: string,
  schema: Schema,
  text: string,
): InferOutput<Schema> {
  let json: unknown
  try {
    json = text === '' ? undefined : JSON.parse(text)
  } catch {
    log('reply is not JSON', name)
    throw new CommandError({ code: 'contract', reason: name, retry: true })
  }
  const { parsed } = readReply(schema, json)
  if (parsed.success) return parsed.output
  log('reply does not fit', `${name}: ${getDotPath(parsed.issues[0]) ?? '(whole)'}`)
  throw new CommandError({ code: 'contract', reason: name, retry: true })
}

const CODES: Record<number, ErrorCode> = {
  400: 'validation',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'unavailable',
  405: 'unavailable',
  409: 'conflict',
  422: 'validation',
  429: 'tooMany',
  451: 'blocked',
  501: 'unavailable',
}

/** What a refusing answer means; its texts by field are kept for the form. */
export function toApiError({ status, text, retryAfter }: Incoming): AppError {
  const code = CODES[status] ?? 'operator'
  const error: AppError = { code, status, retry: status >= 500 || status === 429 }
  const parsed = safeParse(problem, parseLoose(text))
  if (parsed.success) {
    const { errors, error: reason, sso } = parsed.output
    if (sso) error.sso = sso
    if (reason?.code !== undefined) error.reason = reason.code
    if (errors)
      error.fields = Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [texts].flat()]))
  }
  const seconds = Number(retryAfter)
  if (status === 429 && retryAfter !== null && Number.isFinite(seconds)) error.waitMs = seconds * 1_000
  return error
}

function parseLoose(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
