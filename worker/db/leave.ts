import { MyDatabase } from './my-database.ts'
import { OpenTransactions } from './open-transactions.ts'

const tracked = new Map<MyDatabase, OpenTransactions>()

/** MyDatabase on disk, which `leaveDatabase` can let go of. */
export function trackedDatabase(): MyDatabase {
  const transactions = new OpenTransactions()
  const db = transactions.track(new MyDatabase())
  tracked.set(db, transactions)
  return db
}

/** Aborts the worker's transactions on disk, now and later, and closes its connection at once. */
export function leaveDatabase(): void {
  for (const [db, transactions] of tracked) {
    transactions.pause()
    db.close()
  }
}
