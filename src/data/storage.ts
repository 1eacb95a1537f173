import { createStore } from '../browser/create-store.ts'
import { isReopening } from '#db/view.ts'

/** Whether the device's database can be read; the frame shows it when not (private mode, full disk, damage). */
const isReadable = createStore(true)
export const { get: isStorageReadable, subscribe: onStorageChange } = isReadable
let isInMemory = false

/**
 * Runs a read; undefined when the database cannot be read, which is reported to the listeners. Throws for a query that
 * was aborted or met a reopening database: the caller runs it again.
 */
export async function readStored<Value>(query: () => Promise<Value>): Promise<Value | undefined> {
  try {
    const value = await query()
    setReadable(true)
    return value
  } catch (cause) {
    // Neither an aborted query nor a database that is being cleared means that the storage is unreadable.
    if (cause instanceof Error && (cause.name === 'AbortError' || isReopening())) throw cause
    setReadable(false)
    return undefined
  }
}

/** From now on the data is in memory and is lost with the tab; the frame says that nothing is stored. */
export function noteMemory(): void {
  isInMemory = true
  setReadable(false)
}

function setReadable(next: boolean): void {
  const value = next && !isInMemory
  // Every read calls this.
  if (value !== isReadable.get()) isReadable.set(value)
}
