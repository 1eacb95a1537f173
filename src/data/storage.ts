import { isReopening } from '../../worker/db/view.ts'

/** Whether the device's database can be read; once it could not, the frame says so (private mode, a full disk, damage). */
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

/** Runs a read; undefined when the database cannot be read, which is told to whoever listens. */
export async function readStored<Value>(query: () => Promise<Value>): Promise<Value | undefined> {
  try {
    const value = await query()
    tell(true)
    return value
  } catch (cause) {
    // Neither a query that was given up says anything of the database, nor one that is cleared just then: it is run again.
    if (cause instanceof Error && (cause.name === 'AbortError' || isReopening())) throw cause
    tell(false)
    return undefined
  }
}

/** From now on what is read is in memory, and goes with the tab: the frame says that nothing is kept. */
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
