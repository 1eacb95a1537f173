import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wait } from '#domain/browser/wait.ts'
import { startSocket } from '#worker/realtime/socket.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** When the app has opened a socket, ms since the start. */
let attempts: number[]
/** Whether the operator has a socket now. */
let isServed: boolean
/** Whether the connection is half-open: it takes what is sent, and answers nothing. */
let isSilent: boolean
let open: FakeSocket | null
/** When the app has closed a socket, ms since the start. */
let closedAt: number | null
let ending: AbortController
/** The operator is reachable again. */
let comeBack: () => void

function opened(socket: FakeSocket): void {
  open = socket
}

class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 0

  constructor() {
    super()
    attempts.push(performance.now())
    setTimeout(() => {
      if (!isServed) {
        this.dispatchEvent(new Event('error'))
        return
      }
      this.readyState = 1
      opened(this)
      this.dispatchEvent(new Event('open'))
      const data = JSON.stringify({ type: 'welcome', at: new Date().toISOString() })
      this.dispatchEvent(new MessageEvent('message', { data }))
    }, 10)
  }

  send(text: string): void {
    if (isSilent) return
    const frame: unknown = JSON.parse(text)
    if (typeof frame !== 'object' || frame === null || !('at' in frame)) return
    const data = JSON.stringify({ type: 'pong', at: frame.at, server: new Date().toISOString() })
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })), 10)
  }

  close(): void {
    closedAt ??= performance.now()
    this.readyState = 3
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  attempts = []
  isServed = false
  isSilent = false
  open = null
  closedAt = null
  ending = new AbortController()
})
afterEach(() => {
  ending.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function begin({ isLively = false } = {}): void {
  startSocket({
    address: 'ws://general.casino.example/socket',
    token: async () => null,
    ready: async () => false,
    rest: (ms) =>
      new Promise((resolve) => {
        comeBack = () => resolve(true)
        void wait(ms).then(() => resolve(false))
      }),
    isLively: () => isLively,
    onMalformed: () => undefined,
    onRejected: async () => undefined,
    onFrame: () => undefined,
    onPong: () => undefined,
    onState: () => undefined,
    signal: ending.signal,
  })
}

/** The longest pause between attempts from a time on. */
function longestSince(since: number): number {
  const times = attempts.filter((at) => at >= since)
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)))
}

describe('the attempts to open a socket', () => {
  test.each([false, true])('become rare with an operator that has none (live view: %s)', async (isLively) => {
    const start = performance.now()
    begin({ isLively })
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(attempts.length).toBeLessThanOrEqual(50)
    const first = attempts.length
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(attempts.length - first).toBeLessThanOrEqual(24)
    expect(longestSince(start)).toBeLessThanOrEqual(5 * MINUTE_MS + 10)
  })

  test('are quick for a minute after a socket that worked was cut, while a live view is on screen', async () => {
    isServed = true
    begin({ isLively: true })
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(attempts).toHaveLength(1)
    isServed = false
    const cutAt = performance.now()
    open?.dispatchEvent(new Event('close'))
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(longestSince(cutAt)).toBeLessThanOrEqual(1_510)
    // The line is back.
    isServed = true
    open = null
    await vi.advanceTimersByTimeAsync(1_600)
    expect(open).not.toBeNull()
  })

  test('go on at least every 30 s for a live view whose socket worked before', async () => {
    isServed = true
    begin({ isLively: true })
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    isServed = false
    const cutAt = performance.now()
    open?.dispatchEvent(new Event('close'))
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(longestSince(cutAt)).toBeLessThanOrEqual(30_010)
    expect(longestSince(cutAt + HOUR_MS / 2)).toBeGreaterThan(15_000)
  })

  test.each([
    [true, 6_000],
    [false, 36_000],
  ])('follow a half-open socket (live view: %s), which is given up within %d ms', async (isLively, withinMs) => {
    isServed = true
    begin({ isLively })
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(closedAt).toBeNull()
    isSilent = true
    const since = performance.now()
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    // A ping may have been answered just before.
    expect((closedAt ?? Infinity) - since).toBeLessThanOrEqual(withinMs + 20)
    expect(attempts.length).toBeGreaterThan(1)
  })

  test('follow at once when the operator is reachable again', async () => {
    begin()
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    const before = attempts.length
    isServed = true
    comeBack()
    await vi.advanceTimersByTimeAsync(20)
    expect(attempts.length).toBe(before + 1)
    expect(open).not.toBeNull()
  })
})
