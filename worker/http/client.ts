import { type GenericSchema, type InferOutput, getDotPath, safeParse } from 'valibot'
import { type AppError, type ErrorCode, CommandError } from '#domain/calls/result.ts'
import { acceptLanguage } from '#domain/languages/locales.ts'
import { log, type Page } from '../core/page.ts'
import type { EndpointBody, Endpoint, EndpointReply } from './endpoint.ts'
import { problem } from './problem.ts'
import { readReply } from './reply.ts'
import type { SessionRow } from '#db/rows.ts'
import type { Incoming, Transport } from './transport.ts'

/** A token and the log-in that it belongs to: a call is sent, and repeated, only for that log-in. */
export type Bearer = Pick<SessionRow, 'token' | 'loginId'>

/** Source of the bearer token, backed by the session. */
export type Tokens = {
  /** The token to send, after any refresh in progress; null for a guest. */
  current(): Promise<Bearer | null>
  /**
   * Returns the token that replaces one that got 401: from this tab, another tab, or a refresh. Throws `CommandError`
   * with `unauthorised` when the session ends, `cancelled` when another log-in has replaced this one.
   */
  renew(stale: Bearer): Promise<string>
  /** Reports that the renewed token got 401 as well. */
  rejected(token: string): Promise<void>
}

export type CallOptions<E> = {
  body?: EndpointBody<E>
  /** The body of an endpoint that takes bytes. */
  bytes?: Blob
  params?: Record<string, string>
  query?: Record<string, string>
  /** The Idempotency-Key of a call that moves money. */
  key?: string
  /** The log-in on whose behalf the call is made; it is not sent once another log-in is current. */
  authSession?: Pick<SessionRow, 'loginId'>
  /** Receives the token of each attempt: a replay carries another token. */
  onSend?: (token: string | null) => void
  signal?: AbortSignal
  /** Send even while the operator is unreachable: for calls whose purpose is to find that out. */
  evenIfLost?: boolean
}

/** Calls an endpoint of the operator and returns the reply parsed by its schema. Throws `CommandError`. */
export type Call = <E extends Endpoint>(endpoint: E, options?: CallOptions<E>) => Promise<EndpointReply<E>>

type Facts = {
  page: Page
  region: () => Promise<string | null>
  language: () => Promise<string>
  /** Called on a 451, with its body as JSON, null if it has none. */
  onBlocked: (reply: unknown) => void
}

/**
 * The API client: sends the bearer token if there is one, Region if set, and Accept-Language; parses every reply by its
 * schema. On a 401 the token is renewed once and the call repeated once.
 */
export function createCall(transport: Transport, tokens: Tokens, facts: Facts): Call {
  return async (endpoint, options = {}) => {
    const bearer = endpoint.token === 'none' ? null : await tokens.current()
    if (bearer === null && endpoint.token === 'required') throw new CommandError({ code: 'unauthorised', retry: false })
    if (options.authSession && options.authSession.loginId !== bearer?.loginId) {
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
    return parseReply(endpoint.name, endpoint.reply, incoming.text) as EndpointReply<typeof endpoint>
  }
}

type Filled = Pick<CallOptions<Endpoint>, 'params' | 'query'>

/** The URL of a call of an endpoint. */
export function toAddress(endpoint: Endpoint, page: Pick<Page, 'hosts'>, { params = {}, query = {} }: Filled): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return page.hosts[endpoint.service] + path + (search && `?${search}`)
}

/** The headers of a call with this bearer token; enqueued calls are stored with them. */
export async function toHeaders(facts: Pick<Facts, 'region' | 'language'>, bearer: string | null, key?: string) {
  const [region, language] = await Promise.all([facts.region(), facts.language()])
  const headers: Record<string, string> = { 'accept-language': acceptLanguage(language) }
  if (bearer !== null) headers['authorization'] = `Bearer ${bearer}`
  if (region !== null) headers['region'] = region
  if (key !== undefined) headers['idempotency-key'] = key
  return headers
}

/** Parses the text of a reply by its schema; throws `CommandError` with `contract` and logs the path of the field. */
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
  const field = getDotPath(parsed.issues[0]) ?? '(whole)'
  log('reply does not fit', `${name}: ${field}`)
  throw new CommandError({ code: 'contract', reason: name, retry: true }, field)
}

const CODES: Record<number, ErrorCode> = {
  400: 'validation',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'unavailable',
  405: 'notOffered',
  409: 'conflict',
  422: 'validation',
  429: 'tooMany',
  451: 'blocked',
  501: 'notOffered',
}

/** Converts an error reply into an `AppError`; the texts by field are for the form. */
export function toApiError({ status, text, retryAt }: Incoming): AppError {
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
  if (status === 404 && !error.reason && !error.fields) error.code = 'notOffered'
  if (retryAt > 0) error.retryAt = retryAt
  return error
}

function parseLoose(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
