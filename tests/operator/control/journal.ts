import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '../http/serve.ts'
import { toSite } from '../http/sites.ts'
import { fits, type Matchable, type RequestMatch } from './orders.ts'

/** One received request. The entry is added on arrival; `status` stays null until the reply. */
export type JournalEntry = Matchable & {
  id: number
  /** ms since the epoch, not skewed. */
  at: number
  host: string
  query: string
  headers: Record<string, string>
  /** The request body as text, for calls that have one. */
  body: string | null
  status: number | null
  /** ms spent in the handler, without ordered delays. */
  handlingMs: number | null
  /** Ids of the faults that applied to the request. */
  fault: string | null
}

export type RequestLog = {
  write: MiddlewareHandler<Env>
  entries(match: RequestMatch): JournalEntry[]
  /**
   * Resolves with the matching entries once `count` of them are at rest (answered, or held by a fault), or with those
   * present when the time is over. A request at rest has already done everything it does.
   */
  wait(match: RequestMatch, count: number, withinMs: number): Promise<JournalEntry[]>
  clear(): void
}

const STORED_AT_MOST = 20_000
/** Marks a reply that the server must not send: the connection was cut, or the reply was written by hand. */
export const ALREADY_SENT = 'x-hono-already-sent'

export function createRequestLog(): RequestLog {
  let entries: JournalEntry[] = []
  let last = 0
  const waiting = new Set<() => void>()
  const resting = new WeakSet<JournalEntry>()

  function rest(entry: JournalEntry): void {
    resting.add(entry)
    for (const look of waiting) look()
  }

  const journal: RequestLog = {
    write: async (c, next) => {
      const entry = begin(c, (last += 1))
      entries.push(entry)
      if (entries.length > STORED_AT_MOST) entries = entries.slice(-STORED_AT_MOST / 2)
      c.set('rest', () => rest(entry))
      try {
        await next()
      } finally {
        entry.status = c.res.headers.has(ALREADY_SENT) ? null : c.res.status
        entry.body = c.get('bodyText') ?? null
        entry.handlingMs = c.get('handlingMs') ?? null
        entry.fault = c.get('fault') ?? null
        rest(entry)
      }
    },
    entries: (match) => entries.filter((entry) => fits(match, entry)),
    wait: (match, count, withinMs) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (journal.entries(match).filter((entry) => resting.has(entry)).length >= count) finish()
        }
        const finish = (): void => {
          clearTimeout(timer)
          waiting.delete(look)
          resolve(journal.entries(match))
        }
        const timer = setTimeout(finish, withinMs)
        waiting.add(look)
        look()
      }),
    clear: () => (entries = []),
  }
  return journal
}

export function getRequest(c: Context<Env>): Matchable {
  return {
    endpoint: c.get('endpoint')?.name ?? null,
    site: toSite(c.req.header('host')),
    path: new URL(c.req.url).pathname,
    method: c.req.method,
  }
}

function begin(c: Context<Env>, id: number): JournalEntry {
  return {
    ...getRequest(c),
    id,
    at: Date.now(),
    host: c.req.header('host') ?? '',
    query: new URL(c.req.url).search,
    headers: c.req.header(),
    body: null,
    status: null,
    handlingMs: null,
    fault: null,
  }
}
