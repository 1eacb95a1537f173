import type { Context } from '../../core/context.ts'
import type { AppStateRows } from '#db/rows.ts'
import { isSecret } from '#domain/privacy/secret-path.ts'
import { impersonalText } from '#domain/privacy/strip-personal-text.ts'
import { getDebugId } from '#domain/reporting/debug-id.ts'
import { publicPath } from '#domain/privacy/public-path.ts'
import * as configuration from '#domain/settings/configuration.ts'
import { postToThirdParty } from './post.ts'

/** The most reports that wait for a network. */
const WAITING_MAX = 10
/** The most kinds of errors that are remembered as reported. */
const REPORTED_MAX = 100
/** An error of one kind is reported once in this time. */
const AGAIN_AFTER_MS = 3_600_000
const LONGEST = 500
const FRAMES_MAX = 30
const DIST = 'web'
/** Files of the build, whose source maps are uploaded under the same path. */
const BUILT_FILE = /^\/(assets\/[\w.-]+\.js)$/

export type ErrorReport = {
  /** The error's name and message, and its stack if it has one. */
  name: string
  message: string
  stack?: string
  realm: 'page' | 'worker'
  /** Address of the page on which it happened. */
  href: string
  /** Names of the last commands, oldest first. */
  commands: readonly string[]
}

/** A call that failed on the operator's side. */
export type CallErrorReport = {
  endpoint: string
  /** Method and path with placeholders. */
  call: string
  code: string
  status: number | null
  /** The field of the reply that does not fit its schema. */
  field: string | null
}

/**
 * Enqueues a report of an error until it can be sent: one for each kind, build and hour, without personal data. In: the
 * error's details. Never throws.
 */
export async function enqueueReport(context: Context, report: ErrorReport): Promise<void> {
  const { name, message, stack, realm, href, commands } = report
  const frames = parseFrames(stack)
  const value = impersonalText(message).slice(0, LONGEST)
  await enqueue(context, `${name} ${toPlace(frames) ?? value}`, {
    ...getCommonFields(context, href),
    level: 'error',
    tags: { realm },
    breadcrumbs: { values: commands.map((command) => ({ category: 'command', message: command })) },
    exception: {
      values: [
        {
          type: name.slice(0, 100),
          value,
          mechanism: { type: 'generic', handled: true },
          ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
        },
      ],
    },
    ...(await debugImages(frames)),
  })
}

/**
 * Enqueues a report of a call that failed on the operator's side, as `enqueueReport` does: it is often the first sign of
 * a bad deploy of the API. Never throws.
 */
export async function enqueueCallReport(context: Context, report: CallErrorReport): Promise<void> {
  const { endpoint, call, code, status, field } = report
  const type = status === null ? code : `${code} ${status}`
  await enqueue(context, `${endpoint} ${type}`, {
    ...getCommonFields(context, context.page.facts.href),
    level: 'warning',
    fingerprint: ['call', endpoint, type],
    tags: { realm: 'worker', endpoint, code, ...(status === null ? {} : { status: `${status}` }) },
    exception: {
      values: [
        {
          type,
          value: field === null ? call : `${call}: ${field}`,
          mechanism: { type: 'generic', handled: true },
        },
      ],
    },
  })
}

/**
 * Creates the leader tab's sender. Out: a function that sends the waiting reports in Sentry's envelope protocol; a report
 * that could not be sent stays. Its first call begins a session, by which Sentry counts how many are free of errors. It
 * never throws.
 */
export function createReportSender(context: Context): () => Promise<void> {
  const session = { sid: newId(), started: new Date(context.clock.now()).toISOString() }
  let errors = 0
  let isBegun = false

  async function sendSession(init: boolean): Promise<boolean> {
    const { build, userAgent } = context.page.facts
    const sent = {
      ...session,
      init,
      timestamp: new Date(context.clock.now()).toISOString(),
      status: 'ok',
      errors,
      attrs: { release: build, environment: configuration.errorReportsEnv, user_agent: userAgent },
    }
    return (await send(context, {}, 'session', JSON.stringify(sent))) !== 'retry'
  }

  return async () => {
    isBegun ||= await sendSession(true)
    const { waiting } = await reports(context)
    const before = errors
    for (const event of waiting) {
      // Safe: `enqueue` wrote it.
      const { event_id, level } = JSON.parse(event) as { event_id: string; level: string }
      if ((await send(context, { event_id }, 'event', event)) === 'retry') break
      if (level === 'error') errors += 1
      await remove(context, event)
    }
    if (isBegun && errors > before) await sendSession(false)
  }
}

async function remove(context: Context, event: string): Promise<void> {
  await context.db.transaction('rw', context.db.facts, async () => {
    const row = await reports(context)
    await context.db.facts.put({ ...row, waiting: row.waiting.filter((each) => each !== event) })
  })
}

async function reports({ db }: Context): Promise<Required<AppStateRows['errorReports']>> {
  const row = await db.facts.get('errorReports')
  const { waiting = [], reportedAt = {} } = row?.id === 'errorReports' ? row : {}
  return { id: 'errorReports', waiting, reportedAt }
}

async function enqueue(context: Context, what: string, event: object): Promise<void> {
  if (configuration.errorReportsUrl === null) return
  const { db, page, clock } = context
  const now = clock.now()
  const kind = `${page.facts.build} ${what}`.slice(0, LONGEST)
  await db
    .transaction('rw', db.facts, async () => {
      const { waiting, reportedAt } = await reports(context)
      const isRecent = now - (reportedAt[kind] ?? -Infinity) < AGAIN_AFTER_MS
      if (isRecent || waiting.length >= WAITING_MAX) return
      const { [kind]: _before, ...others } = reportedAt
      const newest = [...Object.entries(others), [kind, now] as const].slice(-REPORTED_MAX)
      await db.facts.put({
        id: 'errorReports',
        waiting: [...waiting, JSON.stringify(event)],
        reportedAt: Object.fromEntries(newest),
      })
    })
    .catch(() => undefined)
}

/** What every event of Sentry's JSON format has here. */
function getCommonFields({ page, clock }: Context, href: string) {
  const { build, userAgent } = page.facts
  const { origin, pathname } = new URL(href)
  const path = isSecret(href) ? '/…' : publicPath(pathname)
  return {
    event_id: newId(),
    timestamp: clock.now() / 1000,
    platform: 'javascript',
    release: build,
    dist: DIST,
    environment: configuration.errorReportsEnv,
    transaction: path,
    request: { url: origin + path, headers: { 'User-Agent': userAgent } },
    sdk: { name: 'custom.web', version: build },
  }
}

function newId(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

type Frame = {
  filename: string
  lineno: number
  colno: number
  in_app: true
  function?: string
}

const FRAME = /(?:at (?:(.+?) \()?|^([^@\s]*)@)(https?:\/\/[^\s)]+?):(\d+):(\d+)\)?$/

/** Stack frames with a file address, outermost first, as Sentry expects them. */
function parseFrames(stack: string | undefined): Frame[] {
  const lines = (stack ?? '').split('\n').slice(0, FRAMES_MAX)
  return lines
    .flatMap((line) => {
      const match = FRAME.exec(line.trim())
      if (!match) return []
      const [, chromium, other, file = '', row, column] = match
      const called = chromium ?? other
      const { origin, pathname } = new URL(file)
      return [
        {
          filename: origin + pathname,
          lineno: Number(row),
          colno: Number(column),
          in_app: true as const,
          ...(called ? { function: called.slice(0, 100) } : {}),
        },
      ]
    })
    .toReversed()
}

function toPlace(frames: readonly Frame[]): string | undefined {
  const frame = frames.at(-1)
  return frame && `${frame.filename}:${frame.lineno}:${frame.colno}`
}

/** Names the source map of each file in the frames by its debug id. */
async function debugImages(frames: readonly Frame[]) {
  const files = [...new Set(frames.map(({ filename }) => filename))]
  const images = await Promise.all(
    files.map(async (file) => {
      const built = BUILT_FILE.exec(new URL(file).pathname)?.[1]
      return built ? [{ type: 'sourcemap', code_file: file, debug_id: await getDebugId(built) }] : []
    }),
  )
  return images.flat().length > 0 ? { debug_meta: { images: images.flat() } } : {}
}

/** Sends an envelope with one item; `head` is what its first line has besides the time. */
async function send({ clock }: Context, head: object, type: 'event' | 'session', item: string) {
  const address = configuration.errorReportsUrl
  if (address === null) return 'rejected'
  const dsn = new URL(address)
  const folders = dsn.pathname.split('/').filter(Boolean)
  const project = folders.pop() ?? ''
  const url = new URL(`/${[...folders, 'api', project, 'envelope', ''].join('/')}`, dsn.origin)
  url.searchParams.set('sentry_key', dsn.username)
  url.searchParams.set('sentry_version', '7')
  const first = JSON.stringify({ ...head, sent_at: new Date(clock.now()).toISOString() })
  return postToThirdParty({
    url: url.href,
    body: `${first}\n${JSON.stringify({ type })}\n${item}\n`,
    // Sentry accepts this type, and it needs no CORS preflight.
    type: 'text/plain;charset=UTF-8',
  })
}
