import { logWhenLate, withTimeout } from '../core/late.ts'
import { log } from '../core/page.ts'
import type { RemotePageBridge } from '../core/page-bridge.ts'
import { leaveDatabase, trackedDatabase } from './leave.ts'
import type { MyDatabase } from './my-database.ts'

export type OpenDatabase = {
  db: MyDatabase
  /** Resolves when the page has a copy of everything written so far; undefined if the page reads the disk itself. */
  copied: () => Promise<void> | undefined
  /** Whether the tabs of the browser share the database; one in memory is this tab's alone. */
  isShared: boolean
}

/** How long a write may wait for the transactions of other pages, ms. */
const WRITE_WITHIN_MS = 8_000

/**
 * Opens MyDatabase on disk, or in memory with a copy in the page if the browser provides no IndexedDB or the disk does
 * not answer. Needs the page only for the copy. Rejects when the chunk of the in-memory database cannot be loaded.
 */
export async function openDatabase(host: RemotePageBridge | Promise<RemotePageBridge>): Promise<OpenDatabase> {
  const db = trackedDatabase()
  try {
    db.on('blocked', () => log('database blocked by another tab'))
    await logWhenLate('database', db.open())
    // WebKitGTK 2.50 may leave a transaction of an earlier page open for good, and every later one waits for it.
    if (isWebKit()) await withTimeout('database write', tryWrite(db), WRITE_WITHIN_MS)
    return { db, copied: () => undefined, isShared: true }
  } catch (error) {
    // Otherwise a disk that answers later runs what still waits for it.
    leaveDatabase()
    return (await import('./memory.ts')).openMemory(await host, error)
  }
}

/** Resolves when no earlier transaction on any table is open. */
function tryWrite(db: MyDatabase): PromiseLike<unknown> {
  return db.transaction('rw', db.tables, () => db.facts.get('instance'))
}

/** Every engine but Chromium and Firefox; a worker does not know the browser's vendor. */
function isWebKit(): boolean {
  return /AppleWebKit\/(?!.*Chrom)/.test(navigator.userAgent)
}
