import { expose } from 'comlink'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageBridge, PageFacts } from '#worker/core/page-bridge.ts'
import type * as workerClient from '#src/data/worker-client.ts'
import { LEAVE } from '#domain/browser/leave-message.ts'
import { createLocks } from '../worker/support/locks.ts'
import { wait } from '#domain/browser/wait.ts'

type Run = (path: readonly string[], argument: unknown) => Promise<unknown>
type Stand = { live: () => Promise<string | null>; connect: () => Promise<void>; run: Run }

/** A worker for the worker client: a port that speaks Comlink and can be terminated without notice. */
function startWorker(surface: Stand): Worker {
  const { port1, port2 } = new MessageChannel()
  // Node's ports are event targets, like those of a browser.
  expose(surface, port2 as unknown as Parameters<typeof expose>[1])
  ports.push(port1, port2)
  return Object.assign(port1, { terminate: () => port2.close() }) as unknown as Worker
}

const ports: MessagePort[] = []
/** Release the lock that each worker holds during its life. */
const deaths: (() => void)[] = []
let stands: Stand[]
let started: number
let door: typeof workerClient | undefined

/** A worker that starts and holds its lock until it dies. */
function living(run: Run): Stand {
  return {
    run,
    connect: async () => undefined,
    async live() {
      const name = `worker:${crypto.randomUUID()}`
      await new Promise<void>((locked) => {
        void navigator.locks.request(name, () => {
          locked()
          return new Promise<void>((end) => deaths.push(end))
        })
      })
      return name
    },
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('navigator', { locks: createLocks() })
  started = 0
  const next = (): Worker => {
    const stand = stands[Math.min(started, stands.length - 1)]
    started += 1
    return startWorker(stand as Stand) // each test has set them
  }
  vi.stubGlobal('window', { __boot: { startWorker: next, workerFailed: false } })
})

afterEach(() => {
  vi.useRealTimers()
  // Its restart timer would otherwise run in the test of another file.
  door?.pauseWorker()
  vi.unstubAllGlobals()
  ports.splice(0).forEach((port) => port.close())
  deaths.length = 0
})

async function openDoor() {
  door = await import('#src/data/worker-client.ts')
  const boot = window.__boot as { worker: Worker; startWorker: () => Worker }
  boot.worker = boot.startWorker()
  // These workers use neither of them.
  door.connectWorker({} as PageBridge, () => ({}) as PageFacts)
  return door
}

const answering = (name: string) => living(async (path) => ({ ok: true, value: `${name}: ${path.join('.')}` }))
const silent = living(() => new Promise(() => undefined))

test('a call after the death of a worker is sent to the next one', async () => {
  stands = [silent, answering('second')]
  const door = await openDoor()
  const open = door.call(['lobby', 'open'], undefined)
  await vi.waitUntil(() => deaths.length === 1)
  deaths[0]?.()
  expect(await open).toMatchObject({ ok: false, error: { reason: 'worker.gone' } })
  expect(door.connectionState()).toBe('restarting')
  expect(await door.call(['lobby', 'late'], undefined)).toEqual({ ok: true, value: 'second: lobby.late' })
})

test('a worker that dies while it starts is replaced', async () => {
  stands = [{ ...silent, connect: () => new Promise(() => undefined) }, answering('second')]
  const door = await openDoor()
  await vi.waitUntil(() => deaths.length === 1)
  await wait(20)
  deaths[0]?.()
  await vi.waitUntil(() => door.connectionState() === 'restarting')
  expect(await door.call(['lobby', 'open'], undefined)).toEqual({ ok: true, value: 'second: lobby.open' })
})

test('a worker that never says anything is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const dead = { live: () => new Promise<never>(() => undefined), connect: () => new Promise<never>(() => undefined) }
  stands = [{ ...silent, ...dead }, answering('second')]
  const door = await openDoor()
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  expect(await door.call(['lobby', 'open'], undefined)).toEqual({ ok: true, value: 'second: lobby.open' })
})

test('a worker that fails to start is replaced, and its calls are answered', async () => {
  const broken: Stand = {
    live: async () => null,
    connect: () => Promise.reject(new Error('disk full')),
    run: () => new Promise(() => undefined),
  }
  stands = [broken, broken, answering('third')]
  const door = await openDoor()
  expect(await door.call(['session', 'logout'], undefined)).toMatchObject({ error: { reason: 'worker.gone' } })
  expect(door.connectionState()).toBe('restarting')
  await vi.waitUntil(() => door.connectionState() === 'open', { timeout: 20_000 })
  expect(started).toBe(3)
  expect(await door.call(['session', 'logout'], undefined)).toEqual({ ok: true, value: 'third: session.logout' })
})

test('a call waits 5 s at most for a worker that does not start', async () => {
  const broken: Stand = {
    live: async () => null,
    connect: () => Promise.reject(new Error('disk full')),
    run: () => new Promise(() => undefined),
  }
  stands = [broken]
  const door = await openDoor()
  // The pauses grow: after five attempts the next pause is longer than the maximum wait of a call.
  await vi.waitUntil(() => started === 5, { timeout: 60_000 })
  await vi.waitUntil(() => door.connectionState() === 'restarting' && ports.length === 10)
  const askedAt = performance.now()
  expect(await door.call(['profile', 'refresh'], undefined)).toMatchObject({ error: { reason: 'worker.gone' } })
  // The next worker comes after 16 s, and no machine is that slow.
  expect(performance.now() - askedAt).toBeLessThan(12_000)
})

test('in a browser without locks the first worker stays and answers', async () => {
  vi.stubGlobal('navigator', {})
  stands = [{ ...answering('first'), live: async () => null }]
  const door = await openDoor()
  expect(await door.call(['session', 'loginByEmail'], undefined)).toEqual({
    ok: true,
    value: 'first: session.loginByEmail',
  })
  expect(door.connectionState()).toBe('open')
  expect(started).toBe(1)
})

test('a page in the back/forward cache ends its worker, and the next worker gets the open reads once each', async () => {
  stands = [silent, answering('second')]
  const door = await openDoor()
  await vi.waitUntil(() => deaths.length === 1)
  const read = door.call(['wallet', 'refresh'], undefined)
  const bet = door.call(['games', 'dice', 'bet'], { amount: 100 })
  door.pauseWorker()
  deaths[0]?.()
  const asked = door.call(['profile', 'refresh'], undefined)
  await wait(20)
  // The end of this worker is not treated as a crash.
  expect([started, door.connectionState()]).toEqual([1, 'open'])

  door.resumeWorker()
  expect(await read).toEqual({ ok: true, value: 'second: wallet.refresh' })
  expect(await asked).toEqual({ ok: true, value: 'second: profile.refresh' })
  // It is unknown whether the bet reached the operator: the journal looks it up, and nothing is sent twice.
  expect(await bet).toMatchObject({ ok: false, error: { code: 'internal', reason: 'worker.gone' } })
  expect([started, door.connectionState()]).toEqual([2, 'open'])
  await vi.waitUntil(() => deaths.length === 2)
  deaths[1]?.()
  await vi.waitUntil(() => door.connectionState() === 'restarting')
})

test.each([
  ['Apple Computer, Inc.', [LEAVE, 'terminate']],
  ['Google Inc.', ['terminate']],
])('asks the worker to leave before it is terminated only in WebKit (%s)', async (vendor, expected) => {
  vi.stubGlobal('navigator', { locks: createLocks(), vendor })
  stands = [silent]
  const door = await openDoor()
  await vi.waitUntil(() => deaths.length === 1)
  // Safe: the port is the worker, with `terminate` added.
  const worker = ports[0] as unknown as Worker
  const done: unknown[] = []
  vi.spyOn(worker, 'postMessage').mockImplementation((message: unknown) => void done.push(message))
  vi.spyOn(worker, 'terminate').mockImplementation(() => void done.push('terminate'))
  door.pauseWorker()
  expect(done).toEqual(expected)
})

test('a page that is left while its worker restarts starts exactly one when it returns', async () => {
  stands = [silent, answering('second')]
  const door = await openDoor()
  await vi.waitUntil(() => deaths.length === 1)
  const isRestarting = new Promise<void>((resolve) => door.onConnectionState(resolve))
  deaths[0]?.()
  await isRestarting
  door.pauseWorker()
  door.resumeWorker()
  await vi.waitUntil(() => door.connectionState() === 'open')
  await wait(700)
  expect(started).toBe(2)
})
