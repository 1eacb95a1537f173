import type { CDPSession, Page } from 'playwright'
import { measureHeap } from '../bench/measure/heap.ts'

/** Bytes of heaps and storage, and counts. */
export type Usage = {
  pageHeap: number
  workerHeap: number
  nodes: number
  listeners: number
  sockets: number
  storage: number
  rows: number
}

/** What a page and its worker use, after a garbage collection in both. */
export async function measureUsage(page: Page): Promise<Omit<Usage, 'sockets'>> {
  const pageHeap = await measureHeap(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? 0
  const workerHeap = await measureWorkerHeap(session)
  await session.detach()
  const stored = await page.evaluate(readStored)
  return { pageHeap, workerHeap, nodes: metric('Nodes'), listeners: metric('JSEventListeners'), ...stored }
}

/** In the page: the bytes of its storage and the rows of MyDatabase. */
async function readStored(): Promise<{ storage: number; rows: number }> {
  const wait = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const database = await wait(indexedDB.open('MyDatabase'))
  let rows = 0
  for (const store of database.objectStoreNames)
    rows += await wait(database.transaction(store).objectStore(store).count())
  database.close()
  return { storage: (await navigator.storage.estimate()).usage ?? 0, rows }
}

/** The heap of the page's dedicated worker, which has a session of its own within the page's. */
async function measureWorkerHeap(session: CDPSession): Promise<number> {
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId)
    })
  })
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const sessionId = await attached
  let last = 0
  const send = (method: string): Promise<{ usedSize?: number }> => {
    const id = (last += 1)
    const answered = new Promise<{ usedSize?: number }>((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const reply: { id?: number; result?: { usedSize?: number } } = JSON.parse(message)
        if (reply.id === id) resolve(reply.result ?? {})
      })
    })
    return session
      .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
      .then(() => answered)
  }
  await send('HeapProfiler.enable')
  await send('HeapProfiler.collectGarbage')
  await send('HeapProfiler.collectGarbage')
  return (await send('Runtime.getHeapUsage')).usedSize ?? 0
}
