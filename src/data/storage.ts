import { isReopening } from '../../worker/db/view.ts'

/** Whether the device's database can be read; the frame shows it when not (private mode, full disk, damage). */
let readable = true
let inMemory = false
const listeners = new Set<() => void>()

export function isStorageReadable(): boolean {
  return readable
}

export function onStorageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Runs a read; undefined when the database cannot be read, which is reported to the listeners. Throws for a query that
 * was aborted or met a reopening database: the caller runs it again.
 */
export async function readStored<Value>(query: () => Promise<Value>): Promise<Value | undefined> {
  try {
    const value = await query()
    tell(true)
    return value
  } catch (cause) {
    // Neither an aborted query nor a database that is being cleared means that the storage is unreadable.
    if (cause instanceof Error && (cause.name === 'AbortError' || isReopening())) throw cause
    tell(false)
    return undefined
  }
}

/** From now on the data is in memory and is lost with the tab; the frame says that nothing is stored. */
export function noteMemory(): void {
  inMemory = true
  tell(false)
}

function tell(now: boolean): void {
  const next = now && !inMemory
  if (next === readable) return
  readable = next
  for (const listener of listeners) listener()
}
