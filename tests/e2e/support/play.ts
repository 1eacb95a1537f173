import type { Page } from '@playwright/test'

/** Writes what a player has played on this device, as the worker of a page that is open has written it. */
export async function writePlay(page: Page, playerId: number, ms: number): Promise<void> {
  await page.evaluate(
    async (row) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('MyDatabase')
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error))
      })
      await new Promise<void>((resolve, reject) => {
        const writing = database.transaction('play', 'readwrite')
        writing.objectStore('play').put({ ...row, at: Date.now() })
        writing.addEventListener('complete', () => resolve())
        writing.addEventListener('abort', () => reject(writing.error))
      })
      database.close()
    },
    { playerId: String(playerId), ms, checkedMs: 0, dueAt: null, sums: {} },
  )
}
