import type { Page } from '@playwright/test'

/** Writes what a player has played on this device, as the worker of a page that is open has written it. */
export async function writePlay(page: Page, playerId: number, ms: number): Promise<void> {
  await page.evaluate(
    async (row) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('MyDatabase')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      await new Promise<void>((resolve, reject) => {
        const writing = database.transaction('play', 'readwrite')
        writing.objectStore('play').put({ ...row, at: Date.now() })
        writing.oncomplete = () => resolve()
        writing.onabort = () => reject(writing.error)
      })
      database.close()
    },
    { playerId: String(playerId), ms, checkedMs: 0, dueAt: null, sums: {} },
  )
}
