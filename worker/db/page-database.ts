import type { DBCoreTransaction } from 'dexie'
import { reopenOnClose } from './reopen-on-close.ts'
import { MyDatabase } from './my-database.ts'

/** The worker opens a database that was cleared first: it knows what belongs into it. */
const WORKER_FIRST_MS = 1_000

const closedListeners = new Set<() => void>()

/** The page's connection to MyDatabase. It refuses every write, so that the worker stays the only writer. */
export let database = readOnly(new MyDatabase())
let connected = keepConnected()

/** Has the page's view read where databases are made now. */
export function reconnect(): void {
  connected.end()
  database.close()
  database = readOnly(new MyDatabase())
  connected = keepConnected()
}

/** Whether the browser has closed the connection, and it is on its way back: what cannot be read now can be soon. */
export function isReopening(): boolean {
  return connected.isReopening()
}

/** Hears when the browser has closed the connection, before anything is read anew. */
export function onConnectionClosed(listener: () => void): void {
  closedListeners.add(listener)
}

function keepConnected() {
  const onClosed = (): void => closedListeners.forEach((listener) => listener())
  return reopenOnClose(database, { onClosed, firstAfterMs: WORKER_FIRST_MS })
}

/** Reads that are under way. */
const openReads = new Set<DBCoreTransaction>()
let isPaused = false

/**
 * Aborts the reads that are under way, and those that are begun before `resumeReads`. Dexie closes the connection of a
 * page that the browser keeps for Back, but a transaction outlives that: frozen with the page, it would hold up every
 * write of the next one. Call it before Dexie closes, or the connection counts as closed by the browser.
 */
export function pauseReads(): void {
  isPaused = true
  connected.end()
  for (const read of openReads) abort(read)
}

/** Reads are answered again. Dexie runs the live queries anew by itself. */
export function resumeReads(): void {
  isPaused = false
  connected = keepConnected()
}

function abort(read: DBCoreTransaction): void {
  try {
    read.abort()
  } catch {
    // It is committing already, and ends by itself.
  }
}

function readOnly(db: MyDatabase): MyDatabase {
  db.use({
    stack: 'dbcore',
    name: 'readOnly',
    create: (core) => ({
      ...core,
      transaction(stores, mode, options) {
        // An IDBTransaction, of which Dexie types less.
        const transaction = core.transaction(stores, mode, options) as DBCoreTransaction & EventTarget
        const end = (): void => void openReads.delete(transaction)
        openReads.add(transaction)
        transaction.addEventListener('complete', end)
        transaction.addEventListener('abort', end)
        if (isPaused) abort(transaction)
        return transaction
      },
      table: (name) => ({
        ...core.table(name),
        mutate: () => Promise.reject(new Error('the page never writes the database')),
      }),
    }),
  })
  return db
}

/** The logged-in player's id; null for a guest, and for a player whose first profile has not come yet. */
export async function currentPlayerId(): Promise<string | null> {
  return (await database.session.get('current'))?.playerId ?? null
}
