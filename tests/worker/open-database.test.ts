import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RemotePageBridge } from '#worker/core/page-bridge.ts'
import { MyDatabase } from '#db/my-database.ts'
import { openDatabase } from '#db/open-database.ts'

const SAFARI = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'
const CHROMIUM = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const { dependencies } = Dexie
const disk = { ...dependencies }
let release: () => void

/** Another page's transaction that stays open until `release`. */
async function leaveTransactionOpen(): Promise<void> {
  const db = new MyDatabase()
  await db.open()
  const store = db.backendDB().transaction(['wallets'], 'readwrite').objectStore('wallets')
  let isOpen = true
  const goOn = (): void => {
    if (isOpen) store.count().addEventListener('success', goOn)
    else db.close()
  }
  goOn()
  release = () => {
    isOpen = false
  }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  release()
  saveCopy.mockClear()
  Object.assign(dependencies, disk)
  await MyDatabase.delete('MyDatabase')
})

const saveCopy = vi.fn((_changes: unknown) => Promise.resolve())
// Safe: the opening calls nothing else.
const page = { saveCopy } as unknown as RemotePageBridge

test('a disk that does not answer is replaced by memory in WebKit, which may leave a transaction open for good', async () => {
  vi.stubGlobal('navigator', { userAgent: SAFARI })
  await leaveTransactionOpen()
  const abort = vi.spyOn(IDBTransaction.prototype, 'abort')
  const close = vi.spyOn(IDBDatabase.prototype, 'close')
  const opening = openDatabase(page)
  const passTime = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(1_000)
    if (saveCopy.mock.calls.length === 0) await passTime()
  }
  await passTime()
  const { db } = await opening
  // A disk that answers later finds nothing of this tab.
  expect(abort).toHaveBeenCalled()
  expect(close).toHaveBeenCalledOnce()
  expect(saveCopy).toHaveBeenCalledWith(null)
  await db.facts.put({ id: 'instance', instance: 'memory' })
  expect(await db.facts.get('instance')).toEqual({ id: 'instance', instance: 'memory' })
})

test('another engine waits for the transaction', async () => {
  vi.stubGlobal('navigator', { userAgent: CHROMIUM })
  await leaveTransactionOpen()
  const { db } = await openDatabase(page)
  expect(saveCopy).not.toHaveBeenCalled()
  db.close()
})
