import { DEFAULT_LOCALE, type Locale } from '#domain/languages/locales.ts'
import { readCallLanguage } from './call-language.ts'
import { reopenOnClose } from './reopen-on-close.ts'
import { MyDatabase } from './my-database.ts'
import { OpenTransactions } from './open-transactions.ts'

/** After the database was cleared, the worker reopens it before the page does, because the worker fills it again. */
const WORKER_FIRST_MS = 1_000

const reads = new OpenTransactions()
const closedListeners = new Set<() => void>()
const openedListeners = new Set<() => void>()

/** The page's connection to MyDatabase. It rejects every write, because only the worker writes. */
export let database = readOnly(new MyDatabase())
let connected = reconnectOnClose()

/** Opens the page's database again, in the IndexedDB that Dexie uses now. */
export function reconnect(): void {
  connected.end()
  database.close()
  database = readOnly(new MyDatabase())
  connected = reconnectOnClose()
}

/** Whether the browser has closed the connection and it is being reopened: a read that fails now may soon succeed. */
export function isReopening(): boolean {
  return connected.isReopening()
}

/** Adds a listener that runs when the browser has closed the connection, before any query runs again. */
export function onConnectionClosed(listener: () => void): void {
  closedListeners.add(listener)
}

/** Adds a listener that runs when such a connection is open again. */
export function onConnectionReopened(listener: () => void): void {
  openedListeners.add(listener)
}

function reconnectOnClose() {
  const onClosed = (): void => closedListeners.forEach((listener) => listener())
  const onOpened = (): void => openedListeners.forEach((listener) => listener())
  return reopenOnClose(database, { onClosed, onOpened, firstAfterMs: WORKER_FIRST_MS })
}

/**
 * Aborts the open reads, and every new one until `resumeReads`. Dexie closes the connection of a page that enters the
 * back/forward cache, but an open transaction survives: frozen with the page, it would block every write of the next
 * page. Call it before Dexie closes the connection, or the close counts as one by the browser.
 */
export function pauseReads(): void {
  connected.end()
  reads.pause()
}

/** Allows reads again. Dexie reruns the live queries itself. */
export function resumeReads(): void {
  reads.resume()
  connected = reconnectOnClose()
}

function readOnly(db: MyDatabase): MyDatabase {
  db.use({
    stack: 'dbcore',
    name: 'readOnly',
    create: (core) => ({
      ...core,
      table: (name) => ({
        ...core.table(name),
        mutate: () => Promise.reject(new Error('the page never writes the database')),
      }),
    }),
  })
  return reads.track(db)
}

let shownLocale: Locale = DEFAULT_LOCALE

/** Sets the language in which the queries of the view give the operator's texts; afterwards they must run again. */
export function showTextsIn(locale: Locale): void {
  shownLocale = locale
}

/** The language of the operator's texts: that of calls while the shown language is shown. */
export function textsLanguage(): Promise<string> {
  return readCallLanguage(database, shownLocale)
}

/** The logged-in player's id; null for a guest, and for a player whose first profile has not arrived yet. */
export async function currentPlayerId(): Promise<string | null> {
  return (await database.session.get('current'))?.playerId ?? null
}
