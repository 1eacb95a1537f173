import { BOOT_SNAPSHOT_KEY, type BootSnapshot } from '../../worker/db/boot-snapshot.ts'

/** Reads what the last visit left for this first paint; null where there is none, or no storage at all. */
export function readBootSnapshot(): BootSnapshot | null {
  try {
    // Only our own page writes under this key; what does not fit fails below and leaves the skeleton as it is.
    return JSON.parse(localStorage.getItem(BOOT_SNAPSHOT_KEY) ?? 'null') as BootSnapshot | null
  } catch {
    return null
  }
}
