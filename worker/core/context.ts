import type { Transport } from '../http/transport.ts'
import type { Call } from '../http/client.ts'
import type { Connection } from '../connection/connection.ts'
import type { MyDatabase } from '#db/my-database.ts'
import type { Page } from './page.ts'
import type { LocalizedLoads } from './localized-loads.ts'
import type { Clock } from '../realtime/clock.ts'
import type { Session } from '../auth/auth-session.ts'
import type { DataSection } from '#domain/calls/data-sections.ts'

/** Dependencies shared by all domains; created once per worker, in `create-worker.ts`. */
export type Context = {
  db: MyDatabase
  page: Page
  call: Call
  /** Sends one request with the caller's own headers: for a token that is no longer the session's. */
  send: Transport
  clock: Clock
  connection: Connection
  session: Session
  /** The headers of a call sent now, for calls that are enqueued. */
  headers: (bearer: string | null) => Promise<Record<string, string>>
  localizedLoads: LocalizedLoads
  /** Runs the load of a data section: on failure its error is stored and the last good data stays. */
  trackLoad: <Value>(name: DataSection, work: () => Promise<Value>) => Promise<Value>
}
