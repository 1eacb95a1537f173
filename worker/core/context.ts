import type * as account from './auth-bundle.ts'
import type { Transport } from '../http/transport.ts'
import type { Call } from '../http/client.ts'
import type { Connection } from '../connection/connection.ts'
import type { MyDatabase } from '../db/my-database.ts'
import type { DataSection } from '../db/rows.ts'
import type * as mirrors from '../mirrors/index.ts'
import type { Page } from './page.ts'
import type { LocalizedLoads } from './localized-loads.ts'
import type { Clock } from '../realtime/clock.ts'
import type { Session } from '../auth/auth-session.ts'

type Account = typeof account
type Mirrors = typeof mirrors

/** What every domain works with; made once a worker, in `create-worker.ts`. */
export type Context = {
  db: MyDatabase
  page: Page
  call: Call
  /** One request with headers of the caller's making: for a token that is no longer the session's. */
  send: Transport
  clock: Clock
  connection: Connection
  session: Session
  /** Headers that a call would go out with now, for calls that are kept for later. */
  headers: (bearer: string | null) => Promise<Record<string, string>>
  /** The ways in and back, and what counts events: code that is loaded with the first of it. */
  account: () => Promise<Account>
  /** Where else the operator is: code that no start waits for. */
  mirrors: () => Promise<Mirrors>
  localizedLoads: LocalizedLoads
  /** Runs a reading command's work: on failure the part's problem is told and the last good data stays. */
  trackLoad: <Value>(name: DataSection, work: () => Promise<Value>) => Promise<Value>
}
