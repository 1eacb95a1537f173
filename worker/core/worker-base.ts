import { createConnection } from '../connection/connection.ts'
import { openDatabase } from '#db/open-database.ts'
import { createTransport } from '../http/transport.ts'
import { createClock } from '../realtime/clock.ts'
import type { RemotePageBridge } from './page-bridge.ts'

export type WorkerBase = Awaited<ReturnType<typeof openBase>>

/** What a worker opens before its page connects: the database, and the services that need nothing else. */
export async function openBase(host: Promise<RemotePageBridge>) {
  const opened = await openDatabase(host)
  const clock = createClock(opened.db)
  const connection = createConnection(opened.db)
  return { ...opened, clock, connection, send: createTransport(clock, connection) }
}
