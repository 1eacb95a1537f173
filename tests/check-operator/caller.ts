import { refreshToken } from '#endpoints/auth.ts'
import { toAddress, type CallOptions, toHeaders } from '#worker/http/client.ts'
import type { Endpoint, EndpointReply } from '#worker/http/endpoint.ts'
import { problem } from '#worker/http/problem.ts'
import { getProfile } from '#endpoints/profile.ts'
import { readReply } from '#worker/http/reply.ts'
import type { Service } from '#domain/wire/hosts.ts'
import { is } from 'valibot'
import { type HttpAnswer, send } from './http.ts'
import { misfits } from './misfits.ts'
import type { Target } from './options.ts'
import type { Rows } from './report.ts'

/** Calls without which no one can play. */
const REQUIRED: ReadonlySet<string> = new Set([getProfile.name, refreshToken.name])
/** Statuses that mean that the operator does not offer a call. */
const ABSENT: ReadonlySet<number> = new Set([404, 405, 501])

type Asked<E> = Pick<CallOptions<E>, 'body' | 'params' | 'query' | 'key'> & {
  /** A token other than the session's; null for none. */
  token?: string | null
  /** The row's title, when the call's name is not enough. */
  as?: string
  /** Statuses that mean that the operator offers the call, but not this query. */
  absentWith?: readonly number[]
}

export type Caller = {
  token: string | null
  /** Calls that the operator does not offer. */
  absent: Set<string>
  /** Names of the calls that have a row. */
  done: Set<string>
  /** Ids that replies of lists contained, for calls that need an id. */
  found: Map<string, string>
  /** Adds a row for a call that cannot be tried. */
  skip(endpoint: Endpoint, reason: string): void
  /** Sends a call as the app does; null, with a row, when the operator is unreachable. */
  ask<E extends Endpoint>(endpoint: E, asked?: Asked<E>): Promise<HttpAnswer | null>
  /** Sends a call, checks the reply against its schema and adds a row; returns the reply if it is valid. */
  check<E extends Endpoint>(endpoint: E, asked?: Asked<E>): Promise<EndpointReply<E> | null>
  /** Sends a call that must be rejected; adds a row. */
  checkRejection<E extends Endpoint>(endpoint: E, asked: Asked<E>, wanted: readonly number[]): Promise<void>
  /** Adds the rows about all answers of a host: CORS and clock. */
  summarise(): void
}

export function createCaller(target: Target, rows: Rows): Caller {
  const hosts = new Map<Service, HostNotes>()

  const caller: Caller = {
    token: null,
    absent: new Set(),
    done: new Set(),
    found: new Map(),
    skip({ name }, reason) {
      caller.done.add(name)
      rows.add(name, 'skipped', reason)
    },
    async ask(endpoint, asked = {}) {
      caller.done.add(endpoint.name)
      const token = asked.token === undefined ? caller.token : asked.token
      const facts = { region: () => Promise.resolve(null), language: () => Promise.resolve('en') }
      const headers = await toHeaders(facts, endpoint.token === 'none' ? null : token, asked.key)
      if (asked.body !== undefined) headers['content-type'] = 'application/json'
      try {
        const answer = await send({
          method: endpoint.method,
          url: toAddress(endpoint, target, asked),
          headers: { ...headers, origin: target.origin, accept: 'application/json' },
          ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
        })
        getNotes(hosts, endpoint.service).take(endpoint, answer, target.origin)
        return answer
      } catch (error) {
        rows.add(
          asked.as ?? endpoint.name,
          'FAIL',
          `nobody answers: ${error instanceof Error ? error.message : 'unknown'}`,
        )
        return null
      }
    },
    async check<E extends Endpoint>(endpoint: E, asked: Asked<E> = {}) {
      const name = asked.as ?? endpoint.name
      const answer = await caller.ask(endpoint, asked)
      if (!answer) return null
      if (ABSENT.has(answer.status) && !REQUIRED.has(endpoint.name)) {
        caller.absent.add(endpoint.name)
        rows.add(name, 'absent', `answered with ${answer.status}`)
        return null
      }
      if (asked.absentWith?.includes(answer.status)) {
        rows.add(name, 'absent', `refused with ${answer.status}`)
        return null
      }
      const { problems, reply } = readAnswer(endpoint, answer)
      const ms = answer.receivedAt - answer.sentAt
      const late =
        ms > target.callTimeoutMs ? [`came after ${seconds(ms)}; the app waits ${seconds(target.callTimeoutMs)}`] : []
      rows.judge(name, [...late, ...problems])
      // Safe: parsed by this endpoint's schema.
      return reply as EndpointReply<E> | null
    },
    async checkRejection(endpoint, asked, wanted) {
      const name = asked.as ?? endpoint.name
      const answer = await caller.ask(endpoint, asked)
      if (!answer) return
      const { status } = answer
      if (ABSENT.has(status) && !wanted.includes(status) && !REQUIRED.has(endpoint.name)) {
        caller.absent.add(endpoint.name)
        return rows.add(name, 'absent', `answered with ${status}`)
      }
      const problems = wanted.includes(status)
        ? getRejectionProblems(answer)
        : [`should be ${wanted.join(' or ')}, came ${status}`]
      rows.judge(name, problems, `refused with ${status}`)
    },
    summarise() {
      for (const [service, notes] of hosts) {
        rows.judge(`CORS of ${service}`, notes.corsProblems())
        if (notes.cookies.size > 0) rows.judge(`cookies of ${service}`, [...notes.cookies])
        const { offsetMs, undated } = notes
        const problems = undated.length > 0 ? [`no Date header in the answer to ${undated[0]}`] : []
        if (Math.abs(offsetMs) > target.clockBoundMs)
          problems.push(`Date is ${Math.round(offsetMs / 1_000)} s from this machine's clock`)
        rows.judge(`clock of ${service}`, problems, `${(offsetMs / 1_000).toFixed(1)} s`)
      }
    },
  }
  return caller
}

/** The parsed reply of a 2xx answer, and what is wrong with it. */
export function readAnswer(
  endpoint: Endpoint,
  { status, headers, text }: HttpAnswer,
): { problems: string[]; reply: unknown } {
  if (status >= 300 && status < 400)
    return { problems: [`a redirect (${status}), which the app does not follow for a call`], reply: null }
  if (status < 200 || status > 299) return { problems: [`answered with ${status}`], reply: null }
  let json: unknown
  try {
    json = text === '' ? undefined : JSON.parse(text)
  } catch {
    return { problems: [`not JSON, but ${headers['content-type'] ?? 'of no type'}`], reply: null }
  }
  const { parsed, form } = readReply(endpoint.reply, json)
  const problems = misfits(endpoint.reply, form).map(
    ({ path, what, isTolerated }) =>
      `${path || 'the reply'} ${what}${isTolerated ? ' (the app goes on without it)' : ''}`,
  )
  if (!parsed.success && problems.length === 0) problems.push('the reply has none of the fields that it should have')
  return { problems, reply: parsed.success ? parsed.output : null }
}

function getRejectionProblems({ text }: HttpAnswer): string[] {
  if (text === '') return []
  try {
    return is(problem, JSON.parse(text))
      ? []
      : ['the refusal is not of the form { error: { code }, errors: { field: texts } }']
  } catch {
    return ['the refusal is not JSON']
  }
}

/** Headers that the app reads; a browser gives them to a page only if they are exposed. */
export const READ_HEADERS = ['date', 'retry-after'] as const

type HostNotes = {
  offsetMs: number
  undated: string[]
  /** Cookies of the answers that break the app's session. */
  cookies: Set<string>
  take(endpoint: Endpoint, answer: HttpAnswer, origin: string): void
  corsProblems(): string[]
}

function getNotes(hosts: Map<Service, HostNotes>, service: Service): HostNotes {
  const known = hosts.get(service) ?? createNotes()
  hosts.set(service, known)
  return known
}

function createNotes(): HostNotes {
  /** Names of calls by the problem with their answers' headers. */
  const wrong = new Map<string, Set<string>>()
  const notes: HostNotes = {
    offsetMs: 0,
    undated: [],
    cookies: new Set(),
    take(endpoint, answer, origin) {
      for (const cookie of answer.headers['set-cookie'] ?? []) {
        const problem = cookieProblem(cookie)
        if (problem !== null) notes.cookies.add(problem)
      }
      for (const what of getCors(endpoint, answer.headers, origin)) {
        wrong.set(what, (wrong.get(what) ?? new Set()).add(endpoint.name))
      }
      const date = Date.parse(answer.headers.date ?? '')
      if (Number.isNaN(date)) return void notes.undated.push(endpoint.name)
      // A Date header is truncated to the second, so it is half a second late on average.
      const offset = date + 500 - (answer.sentAt + answer.receivedAt) / 2
      if (Math.abs(offset) > Math.abs(notes.offsetMs)) notes.offsetMs = offset
    },
    corsProblems: () =>
      [...wrong].map(([what, names]) => {
        const [first] = names
        return `${what} in the answer to ${first}${names.size > 1 ? ` and ${names.size - 1} more` : ''}`
      }),
  }
  return notes
}

/** A token that the page cannot remove comes back at the next visit, after a log-out too. */
function cookieProblem(cookie: string): string | null {
  const [, name] = /^(token|bearerToken)=/.exec(cookie.trim()) ?? []
  const [, domain] = /;\s*domain=\.?([^;\s]+)/i.exec(cookie) ?? []
  if (name === undefined || domain === undefined || !/;\s*httponly/i.test(cookie)) return null
  return `sets an HttpOnly cookie ${name} for ${domain}: the app can neither read nor remove it, so no log-out ends it`
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

function getCors({ credentials }: Endpoint, headers: HttpAnswer['headers'], origin: string): string[] {
  const problems = [...getAllowance(headers, origin, credentials === true)]
  const exposed = listed(headers['access-control-expose-headers'])
  const hidden = READ_HEADERS.filter(
    (name) => !exposed.includes(name) && (credentials === true || !exposed.includes('*')),
  )
  if (hidden.length > 0) problems.push(`Access-Control-Expose-Headers lacks ${hidden.join(', ')}`)
  return problems
}

/** Problems that keep a page of the origin from reading an answer; `*` is not enough for calls with credentials. */
export function getAllowance(headers: HttpAnswer['headers'], origin: string, credentials: boolean): string[] {
  const allowed = headers['access-control-allow-origin']
  const problems: string[] = []
  if (allowed !== origin && (credentials || allowed !== '*'))
    problems.push(`Access-Control-Allow-Origin is ${allowed ?? 'missing'}, not ${origin}`)
  if (credentials && headers['access-control-allow-credentials'] !== 'true')
    problems.push('Access-Control-Allow-Credentials: true is missing')
  return problems
}

/** The values of a list header, in lower case. */
export function listed(header: string | undefined): string[] {
  return (header ?? '').split(',').map((name) => name.trim().toLowerCase())
}
