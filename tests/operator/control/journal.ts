import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '../http/serve.ts'
import { siteOf } from '../http/sites.ts'
import { fits, type Matchable, type RequestMatch } from './orders.ts'

/** One request as it came. It is entered when it arrives; `status` stays null till it is answered. */
export type JournalEntry = Matchable & {
  id: number
  /** ms since the epoch, true time. */
  at: number
  host: string
  query: string
  headers: Record<string, string>
  /** The body of a call that takes one, as text. */
  body: string | null
  status: number | null
  /** ms spent handling, without ordered delays. */
  handlingMs: number | null
  /** Ids of the faults that befell it. */
  fault: string | null
}

export type Journal = {
  write: MiddlewareHandler<Env>
  entries(match: RequestMatch): JournalEntry[]
  /**
   * Resolves with the fitting entries when so many have come to rest, answered or held by a fault, or with what there
   * is when the time is over: what a request does, it has done by then.
   */
  wait(match: RequestMatch, count: number, withinMs: number): Promise<JournalEntry[]>
  clear(): void
}

const KEPT = 20_000
/** Marks a reply that the server need not send: it was cut, or written by hand. */
export const ALREADY_SENT = 'x-hono-already-sent'

export function createJournal(): Journal {
  let entries: JournalEntry[] = []
  let last = 0
  const waiting = new Set<() => void>()
  const resting = new WeakSet<JournalEntry>()

  function rest(entry: JournalEntry): void {
    resting.add(entry)
    for (const look of waiting) look()
  }

  const journal: Journal = {
    write: async (c, next) => {
      const entry = begin(c, (last += 1))
      entries.push(entry)
      if (entries.length > KEPT) entries = entries.slice(-KEPT / 2)
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

export function requestOf(c: Context<Env>): Matchable {
  return {
    endpoint: c.get('endpoint')?.name ?? null,
    site: siteOf(c.req.header('host')),
    path: new URL(c.req.url).pathname,
    method: c.req.method,
  }
}

function begin(c: Context<Env>, id: number): JournalEntry {
  return {
    ...requestOf(c),
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
