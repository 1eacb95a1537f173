/** Whether the device's database can be read; once it could not, the frame says so (private mode, a full disk, damage). */
let readable = true
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
    // A query that was given up says nothing of the database.
    if (cause instanceof Error && cause.name === 'AbortError') throw cause
    tell(false)
    return undefined
  }
}

function tell(now: boolean): void {
  if (now === readable) return
  readable = now
  for (const listener of listeners) listener()
}
