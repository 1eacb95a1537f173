import type { DBCore, DBCoreTransaction, Middleware } from 'dexie'
import type { RemotePageBridge } from '../core/page-bridge.ts'
import { log } from '../core/page.ts'
import { beginMemory } from './begin-memory.ts'
import { MyDatabase } from './my-database.ts'
import type { OpenDatabase } from './open-database.ts'
import type { RowChange } from './row-change.ts'

/**
 * Opens an empty MyDatabase in memory for the life of this worker; `cause` is the error of the database on disk. The
 * page cannot read it, so it receives every committed transaction, in order. Rejects when the page cannot create its
 * copy.
 */
export async function openMemory(host: RemotePageBridge, cause: unknown): Promise<OpenDatabase> {
  log('memory instead of disk', cause)
  await host.saveCopy(null)
  beginMemory()
  const db = new MyDatabase()
  let copied: Promise<void> | undefined
  db.use(
    followCommits((changes) => {
      copied = Promise.resolve(copied)
        .then(() => host.saveCopy(changes))
        .catch((error: unknown) => log('copy of rows', error))
    }),
  )
  await db.open()
  return { db, copied: () => copied, isShared: false }
}

/** Reports the changes of each transaction when it commits; an aborted transaction reports nothing. */
function followCommits(onCommit: (changes: readonly RowChange[]) => void): Middleware<DBCore> {
  const open = new WeakMap<DBCoreTransaction, RowChange[]>()
  return {
    stack: 'dbcore',
    name: 'copy',
    create: (core) => ({
      ...core,
      transaction(stores, mode, options) {
        // At run time this is an IDBTransaction, although Dexie's type has fewer members.
        const transaction = core.transaction(stores, mode, options) as IDBTransaction
        const changes: RowChange[] = []
        open.set(transaction, changes)
        transaction.addEventListener('complete', () => changes.length > 0 && onCommit(changes))
        return transaction
      },
      table: (name) => {
        const table = core.table(name)
        return {
          ...table,
          mutate(asked) {
            const { trans, mutatedParts: _mutatedParts, ...request } = asked
            open.get(trans)?.push({ table: name, request })
            return table.mutate(asked)
          },
        }
      },
    }),
  }
}
