import { MyDatabase } from './my-database.ts'
import { OpenTransactions } from './open-transactions.ts'

const transactions = new OpenTransactions()
const databases = new Set<MyDatabase>()

/** MyDatabase on disk, which `leaveDatabase` can let go of. */
export function trackedDatabase(): MyDatabase {
  const db = transactions.track(new MyDatabase())
  databases.add(db)
  return db
}

/** Aborts the worker's transactions and closes its connection at once. The worker is of no use after it. */
export function leaveDatabase(): void {
  transactions.pause()
  for (const db of databases) db.close()
}
