import type { Page } from '@playwright/test'

/** Everything that a browser stores for our origin, as text by its place: `db:MyDatabase/session`, `cache:assets`, … */
export type StoredTexts = Record<string, string>

/** Reads each store of each database, each cache, cookies, local and session storage. */
export async function readAllStorage(page: Page): Promise<StoredTexts> {
  const stored = await page.evaluate(async () => {
    const places: Record<string, string> = {}
    const request = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result))
        asked.addEventListener('error', () => reject(asked.error))
      })
    const plain = async (value: unknown): Promise<unknown> => {
      if (value instanceof Blob) return value.text()
      if (value instanceof ArrayBuffer) return new TextDecoder().decode(value)
      if (Array.isArray(value)) return Promise.all(value.map(plain))
      if (typeof value !== 'object' || value === null) return value
      const entries = await Promise.all(Object.entries(value).map(async ([key, each]) => [key, await plain(each)]))
      return Object.fromEntries(entries)
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([request(rows.getAllKeys()), request(rows.getAll())])
        places[`db:${name}/${store}`] = JSON.stringify(await plain([keys, values]))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const entries = await Promise.all(
        (await cache.keys()).map(async (key) => [key.url, await (await cache.match(key))?.text()]),
      )
      places[`cache:${name}`] = JSON.stringify(entries)
    }
    places['cookies of the page'] = document.cookie
    places['local'] = JSON.stringify({ ...localStorage })
    places['session'] = JSON.stringify({ ...sessionStorage })
    return places
  })
  return { ...stored, cookies: JSON.stringify(await page.context().cookies()) }
}

/** The places that contain any of the texts. */
export function findTraces(stored: StoredTexts, ...texts: string[]): string[] {
  return Object.entries(stored)
    .filter(([, content]) => texts.some((text) => content.includes(text)))
    .map(([place]) => place)
}

/** How many calls are pending in the service worker. */
export function queuedCalls(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = 'workbox-background-sync'
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const database = opening.result
        const counting = database.transaction('requests').objectStore('requests').count()
        counting.addEventListener('success', () => resolve(counting.result))
        counting.addEventListener('error', () => reject(counting.error))
        database.close()
      })
    })
  })
}
