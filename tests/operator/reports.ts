import { sendEvents } from '#endpoints/analytics.ts'
import {
  attachSource,
  postAffiliate,
  postIp,
  postUtm,
  registerPageOpenEvent,
  trackEvent,
} from '#endpoints/attribution.ts'
import { toAdvertisement } from './advertisements.ts'
import { readSession } from './auth/tokens.ts'
import type { Query } from './database.ts'
import { Problem } from './http/problem.ts'
import { type App, serve, servePlayer } from './http/serve.ts'
import type { World } from './world.ts'

export type LandingKind = 'utm' | 'affiliate' | 'pageOpen'
export type ReportKind = 'source' | 'visit' | 'tracking' | 'event' | LandingKind
export type ReceivedReport = { player: number | null; at: number; data: Record<string, unknown> }

/** Accepts reports of visits, traffic sources and events: stored as received, without any effect. */
export function reportRoutes(app: App, world: World): void {
  const { database } = world

  async function saveReports(
    kind: ReportKind,
    player: number | null,
    reports: { key: string | null; data: Record<string, unknown> }[],
  ) {
    await database.write(async (tx) => {
      for (const { key, data } of reports) {
        await tx.run(
          'INSERT INTO reports (kind, key, player, at, data) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
          [kind, key, player, world.clock.now(), JSON.stringify(data)],
        )
      }
    })
    return {}
  }

  /** The player who sends the report; null without a valid session. */
  async function teller(bearer: string | null): Promise<number | null> {
    try {
      return (await database.read((query) => readSession(query, world, bearer))).player
    } catch (cause) {
      if (cause instanceof Problem) return null
      throw cause
    }
  }

  servePlayer(app, world, attachSource, ({ session, body }) =>
    saveReports('source', session.player, [{ key: null, data: body }]),
  )
  serve(app, postIp, async ({ bearer, body }) =>
    saveReports('visit', await teller(bearer), [{ key: null, data: body }]),
  )
  serve(app, trackEvent, async ({ bearer, body }) =>
    saveReports('tracking', await teller(bearer), [{ key: null, data: body }]),
  )
  serve(app, postUtm, async ({ bearer, body }) => {
    await saveReports('utm', await teller(bearer), [{ key: null, data: body }])
    return toAdvertisement(body)
  })
  serve(app, postAffiliate, async ({ bearer, body }) =>
    saveReports('affiliate', await teller(bearer), [{ key: null, data: body }]),
  )
  serve(app, registerPageOpenEvent, async ({ bearer, body }) =>
    saveReports('pageOpen', await teller(bearer), [{ key: null, data: body }]),
  )
  // An event has its own id, so a batch that is sent again counts once.
  serve(app, sendEvents, async ({ bearer, body: { session_id, events } }) =>
    saveReports(
      'event',
      await teller(bearer),
      events.map((event) => ({ key: event.id, data: { ...event, session_id } })),
    ),
  )
}

/** The stored reports, oldest first; of one player, or of all. */
export async function readReports(
  query: Query,
  kind: ReportKind,
  player: number | null = null,
): Promise<ReceivedReport[]> {
  const rows = await query.rows(
    { player: 'int?', at: 'int', data: 'text' },
    'SELECT player, at, data FROM reports WHERE kind = ? AND (? IS NULL OR player = ?) ORDER BY id',
    [kind, player, player],
  )
  return rows.map(({ data, ...row }) => ({ ...row, data: JSON.parse(data) }))
}
