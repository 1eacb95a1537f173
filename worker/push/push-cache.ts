import { PUSH_CACHE, PUSH_INBOX, PUSH_STATE, type PushState } from '#domain/push/push-state.ts'
import type { PushMessage } from '#domain/push/push-message.ts'

/** A message that the service worker has stored; `at`: ms of the device clock. */
export type StoredMessage = { entry: Request; message: PushMessage; at: number }

/** Leaves the service worker what it needs while no page is open; null deletes all of it. Never rejects. */
export async function sharePushState(state: PushState | null): Promise<void> {
  if (!('caches' in globalThis)) return
  const done =
    state === null
      ? caches.delete(PUSH_CACHE)
      : caches.open(PUSH_CACHE).then((cache) => cache.put(PUSH_STATE, Response.json(state)))
  await done.catch(() => undefined)
}

/** The messages that came since they were last read. */
export async function readInbox(): Promise<StoredMessage[]> {
  const stored: StoredMessage[] = []
  await withCache(async (cache) => {
    for (const entry of await cache.keys()) {
      if (!new URL(entry.url).pathname.startsWith(PUSH_INBOX)) continue
      const response = await cache.match(entry)
      const at = Number.parseInt(new URL(entry.url).pathname.slice(PUSH_INBOX.length), 10)
      // Safe: only the service worker writes it, after the message has passed its rules.
      if (response) stored.push({ entry, at, message: (await response.json()) as PushMessage })
    }
  })
  return stored.toSorted((one, other) => one.at - other.at)
}

export async function dropFromInbox(stored: readonly StoredMessage[]): Promise<void> {
  await withCache(async (cache) => {
    for (const { entry } of stored) await cache.delete(entry)
  })
}

/** Does nothing without the cache, which a logout has deleted and reading must not make. */
async function withCache(work: (cache: Cache) => Promise<unknown>): Promise<void> {
  if (!('caches' in globalThis)) return
  const isThere = await caches.has(PUSH_CACHE).catch(() => false)
  if (!isThere) return
  await caches
    .open(PUSH_CACHE)
    .then(work)
    .catch(() => undefined)
}
