import type { Context } from '../core/context.ts'
import type { AppStateRows } from '../db/rows.ts'
import { impersonalText } from '../domain/account/strip-personal-text.ts'
import * as configuration from '../domain/settings/configuration.ts'
import { isSecret } from '../domain/account/secret-path.ts'
import { post } from './post.ts'

/** The most reports that wait for a network. */
const WAITING_MAX = 10
/** The most kinds of errors that are remembered as reported. */
const REPORTED_MAX = 100
const LONGEST = 500
const FRAMES_MAX = 30

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

/**
 * Enqueues a report of an error until it can be sent: one for each kind and build, without personal data. In: the
 * error's details. Never throws.
 */
export async function enqueueReport(context: Context, report: ErrorReport): Promise<void> {
  if (configuration.errorReportsUrl === null) return
  const { db, page, clock } = context
  const kind = [page.facts.build, report.name, firstFrame(report.stack) ?? impersonalText(report.message)]
    .join(' ')
    .slice(0, LONGEST)
  await db
    .transaction('rw', db.facts, async () => {
      const { waiting, reported } = await reports(context)
      if (reported.includes(kind) || waiting.length >= WAITING_MAX) return
      const event = eventOf(report, page.facts.build, clock.now())
      await db.facts.put({
        id: 'errorReports',
        waiting: [...waiting, event],
        reported: [...reported, kind].slice(-REPORTED_MAX),
      })
    })
    .catch(() => undefined)
}

/** Sends the waiting reports in Sentry's envelope protocol; a report that could not be sent stays. Never throws. */
export async function sendReports(context: Context): Promise<void> {
  const address = configuration.errorReportsUrl
  if (address === null) return
  const { waiting } = await reports(context)
  for (const event of waiting) {
    if ((await post(envelope(event, address))) === 'again') return
    await context.db.transaction('rw', context.db.facts, async () => {
      const { waiting: now, reported } = await reports(context)
      await context.db.facts.put({ id: 'errorReports', waiting: now.filter((each) => each !== event), reported })
    })
  }
}

async function reports({ db }: Context): Promise<Omit<AppStateRows['errorReports'], 'id'>> {
  const row = await db.facts.get('errorReports')
  return row?.id === 'errorReports' ? row : { waiting: [], reported: [] }
}

/** One event in Sentry's JSON format. */
function eventOf({ name, message, stack, realm, href, commands }: ErrorReport, build: string, now: number): string {
  const path = isSecret(href) ? '/…' : new URL(href).pathname
  const frames = framesOf(stack)
  return JSON.stringify({
    event_id: crypto.randomUUID().replaceAll('-', ''),
    timestamp: now / 1000,
    platform: 'javascript',
    level: 'error',
    release: build,
    transaction: path,
    tags: { realm },
    breadcrumbs: { values: commands.map((command) => ({ category: 'command', message: command })) },
    exception: {
      values: [
        {
          type: name.slice(0, 100),
          value: impersonalText(message).slice(0, LONGEST),
          ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
        },
      ],
    },
  })
}

const FRAME = /(?:at (?:(.+?) \()?|^([^@\s]*)@)(https?:\/\/[^\s)]+?):(\d+):(\d+)\)?$/

/** Stack frames with a file address, outermost first, as Sentry expects them. */
function framesOf(stack: string | undefined) {
  const lines = (stack ?? '').split('\n').slice(0, FRAMES_MAX)
  return lines
    .flatMap((line) => {
      const match = FRAME.exec(line.trim())
      if (!match) return []
      const [, chromium, other, file = '', row, column] = match
      const called = chromium ?? other
      return [
        {
          filename: new URL(file).pathname,
          lineno: Number(row),
          colno: Number(column),
          ...(called ? { function: called.slice(0, 100) } : {}),
        },
      ]
    })
    .toReversed()
}

function firstFrame(stack: string | undefined): string | undefined {
  const frame = framesOf(stack).at(-1)
  return frame && `${frame.filename}:${frame.lineno}:${frame.colno}`
}

function envelope(event: string, address: string) {
  const dsn = new URL(address)
  const folders = dsn.pathname.split('/').filter(Boolean)
  const project = folders.pop() ?? ''
  const url = new URL(`/${[...folders, 'api', project, 'envelope', ''].join('/')}`, dsn.origin)
  url.searchParams.set('sentry_key', dsn.username)
  url.searchParams.set('sentry_version', '7')
  const head = JSON.stringify({ sent_at: new Date().toISOString() })
  return {
    url: url.href,
    body: `${head}\n${JSON.stringify({ type: 'event' })}\n${event}\n`,
    // Sentry accepts this type, and it needs no CORS preflight.
    type: 'text/plain;charset=UTF-8',
  }
}
