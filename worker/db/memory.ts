import type { DBCore, DBCoreTransaction, Middleware } from 'dexie'
import type { RemotePageBridge } from '../core/page-bridge.ts'
import { log } from '../core/page.ts'
import { beginMemory } from './begin-memory.ts'
import { MyDatabase } from './my-database.ts'
import type { OpenDatabase } from './open-database.ts'
import type { RowChange } from './row-change.ts'

/**
 * Opens MyDatabase in memory, empty, for as long as this worker lives; `cause` is what keeps it from the disk. A page
 * cannot read it, so it is handed every transaction that was committed, in their order. Rejects when the page cannot
 * begin its copy.
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
  return { db, copied: () => copied }
}

/** Has each transaction's changes told when it is committed; of one that is given up nothing is. */
function followCommits(tell: (changes: readonly RowChange[]) => void): Middleware<DBCore> {
  const open = new WeakMap<DBCoreTransaction, RowChange[]>()
  return {
    stack: 'dbcore',
    name: 'copy',
    create: (core) => ({
      ...core,
      transaction(stores, mode, options) {
        // Dexie types less of it than it is.
        const transaction = core.transaction(stores, mode, options) as IDBTransaction
        const changes: RowChange[] = []
        open.set(transaction, changes)
        transaction.addEventListener('complete', () => changes.length > 0 && tell(changes))
        return transaction
      },
      table: (name) => {
        const table = core.table(name)
        return {
          ...table,
          mutate(asked) {
            const { trans, mutatedParts: _own, ...request } = asked
            open.get(trans)?.push({ table: name, request })
            return table.mutate(asked)
          },
        }
      },
    }),
  }
}
