import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type * as module from '#domain/browser/locks.ts'
import { createLocks } from '../worker/support/locks.ts'
import { wait } from '#domain/browser/wait.ts'

const refusing = { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) }
/** Browsers without locks: rejected with all cookies blocked, missing on plain http. */
const WITHOUT = { rejected: { locks: refusing }, missing: {} }

let locks: typeof module

beforeEach(async () => {
  vi.resetModules()
  locks = await import('#domain/browser/locks.ts')
})

afterEach(() => vi.unstubAllGlobals())

/** Work that ends on command and records its start. */
function controlled(log: string[], name: string) {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const work = async (): Promise<string> => {
    log.push(name)
    await ended
    return name
  }
  return { work, end }
}

for (const [how, navigator] of Object.entries(WITHOUT)) {
  test(`locks that are ${how}: work with the same name runs one after the other within this context`, async () => {
    vi.stubGlobal('navigator', navigator)
    const log: string[] = []
    const first = controlled(log, 'first')
    const running = locks.requestLock('outbox', first.work)
    const second = locks.requestLock('outbox', async () => log.push('second'))
    await locks.requestLock('other', async () => log.push('other'))
    expect(log).toEqual(['first', 'other'])
    expect(await locks.requestLock('outbox', async (isGranted) => isGranted, { ifAvailable: true })).toBe(false)
    first.end()
    expect(await running).toBe('first')
    await second
    expect(log).toEqual(['first', 'other', 'second'])
    expect(await locks.requestLock('outbox', async (isGranted) => isGranted, { ifAvailable: true })).toBe(true)
  })

  test(`locks that are ${how}: the end of a worker is never reported`, async () => {
    vi.stubGlobal('navigator', navigator)
    expect(await locks.holdLockForLife('worker')).toBe(false)
    const ended = vi.fn()
    locks.onLockFreed('worker', ended, new AbortController().signal)
    await wait(20)
    expect(ended).not.toHaveBeenCalled()
  })
}

test('failed work releases its lock, and waiting for a lock can be aborted or the lock stolen', async () => {
  vi.stubGlobal('navigator', WITHOUT.rejected)
  await expect(locks.requestLock('refresh', () => Promise.reject(new Error('no network')))).rejects.toThrow(
    'no network',
  )
  const log: string[] = []
  const frozen = controlled(log, 'frozen')
  void locks.requestLock('refresh', frozen.work)
  const patience = new AbortController()
  const waiting = locks.requestLock('refresh', async () => log.push('waited'), { signal: patience.signal })
  patience.abort(new Error('too long'))
  await expect(waiting).rejects.toThrow('too long')
  await locks.requestLock('refresh', async () => log.push('took it'), { steal: true })
  expect(log).toEqual(['frozen', 'took it'])
  frozen.end()
  await locks.requestLock('refresh', async () => log.push('last'))
  expect(log).toEqual(['frozen', 'took it', 'last'])
})

test('existing locks are used, and a SecurityError of the work itself does not repeat it', async () => {
  vi.stubGlobal('navigator', { locks: createLocks() })
  const work = vi.fn(() => Promise.reject(new DOMException('insecure', 'SecurityError')))
  await expect(locks.requestLock('outbox', work)).rejects.toThrow('insecure')
  expect(work).toHaveBeenCalledTimes(1)
  expect(await locks.holdLockForLife('worker')).toBe(true)
  expect(await locks.requestLock('worker', (isGranted) => isGranted, { ifAvailable: true })).toBe(false)
})

test('a lock that its owner never frees is waited for 60 s at most, and the log names it', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  vi.stubGlobal('navigator', { locks: createLocks() })
  void locks.requestLock('a', () => new Promise(() => undefined))
  await wait()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const work = vi.fn<() => void>()
  const second = locks.requestLock('a', work).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(info).toHaveBeenCalledWith(expect.stringContaining('still waiting'), 'a')
  expect(timeout).toHaveBeenLastCalledWith(60_000)
  const reason = new DOMException('late', 'TimeoutError')
  limit.abort(reason)
  expect(await second).toBe(reason)
  expect(work).not.toHaveBeenCalled()
})

test('patient work waits for as long as it takes', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => void vi.restoreAllMocks())
  vi.stubGlobal('navigator', { locks: createLocks() })
  const log: string[] = []
  const first = controlled(log, 'first')
  const one = locks.requestLock('a', first.work)
  const two = locks.requestLock('a', () => log.push('second'), { isPatient: true })
  first.end()
  await Promise.all([one, two])
  expect(log).toEqual(['first', 'second'])
  expect(timeout).toHaveBeenCalledTimes(1)
})
