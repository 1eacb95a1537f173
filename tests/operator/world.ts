import type { Clock } from './clock.ts'
import type { Counters } from './counters.ts'
import type { Database } from './database.ts'
import type { Settings } from './options.ts'
import type { Realtime } from './realtime.ts'
import type { Throttle } from './auth/throttle.ts'
import type { InvoiceTimers } from './billing/invoice-timers.ts'

/** What the parts of one running operator share. */
export type World = {
  database: Database
  clock: Clock
  settings: Settings
  realtime: Realtime
  counters: Counters
  throttle: Throttle
  invoiceTimers: InvoiceTimers
  /** The port it listens on; known once it does. */
  port: number
}
