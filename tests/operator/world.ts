import type { Book } from './betting/book.ts'
import type { OperatorClock } from './clock.ts'
import type { Crash } from './crash/engine.ts'
import type { Feed } from './feed/feed.ts'
import type { Counters } from './counters.ts'
import type { Database } from './database.ts'
import type { Settings } from './options.ts'
import type { PushService } from './push/service.ts'
import type { Realtime } from './realtime.ts'
import type { Topics } from './topics.ts'
import type { Tournaments } from './tournaments/service.ts'
import type { Throttle } from './auth/throttle.ts'
import type { MoneyDeadlines } from './money-deadlines.ts'
import type { Vendor } from './vendor/vendor.ts'

/** The services that all modules of one running operator share. */
export type World = {
  database: Database
  clock: OperatorClock
  settings: Settings
  realtime: Realtime
  topics: Topics
  feed: Feed
  tournaments: Tournaments
  /** Sports events on offer. */
  book: Book
  crash: Crash
  counters: Counters
  throttle: Throttle
  deadlines: MoneyDeadlines
  vendor: Vendor
  pushService: PushService
  /** The listening port; set once the operator listens. */
  port: number
}
