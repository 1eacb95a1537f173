import { BOOT_SNAPSHOT_KEY, type BootSnapshot } from '../../worker/db/boot-snapshot.ts'

/** Reads the snapshot that the last visit stored for this first paint; null without one or without storage. */
export function readBootSnapshot(): BootSnapshot | null {
  try {
    // Safe: only our own page writes this key; a malformed value throws below and leaves the skeleton as it is.
    return JSON.parse(localStorage.getItem(BOOT_SNAPSHOT_KEY) ?? 'null') as BootSnapshot | null
  } catch {
    return null
  }
}
