import type { DBCoreTransaction, Dexie } from 'dexie'

/** Tracks the open transactions of a database so that they can be aborted when its page enters the back/forward cache. */
export class OpenTransactions {
  readonly #open = new Set<DBCoreTransaction>()
  #isPaused = false

  /** Adds the tracking to a database that is not open yet. */
  track<Database extends Dexie>(db: Database): Database {
    db.use({
      stack: 'dbcore',
      name: 'openTransactions',
      create: (core) => ({
        ...core,
        transaction: (stores, mode, options) => {
          // At run time this is an IDBTransaction, although Dexie's type has fewer members.
          const transaction = core.transaction(stores, mode, options) as DBCoreTransaction & EventTarget
          const end = (): void => void this.#open.delete(transaction)
          this.#open.add(transaction)
          transaction.addEventListener('complete', end)
          transaction.addEventListener('abort', end)
          if (this.#isPaused) abort(transaction)
          return transaction
        },
      }),
    })
    return db
  }

  /** Aborts the open transactions, and every new one until `resume`. */
  pause(): void {
    this.#isPaused = true
    for (const transaction of this.#open) abort(transaction)
  }

  resume(): void {
    this.#isPaused = false
  }
}

function abort(transaction: DBCoreTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The transaction is already committing and ends by itself.
  }
}
