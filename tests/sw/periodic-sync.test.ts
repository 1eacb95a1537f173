import { expect, test, vi } from 'vitest'

const poll = vi.fn<() => Promise<void>>().mockResolvedValue()
const replay = vi.fn<() => Promise<void>>().mockResolvedValue()
vi.mock('#sw/build-poll.ts', () => ({ pollBuild: poll }))
vi.mock('#sw/background-sync.ts', () => ({ replayCalls: replay }))

test('looks for a new build and sends enqueued calls when the browser fires a periodic sync', async () => {
  const scope = new EventTarget()
  vi.stubGlobal('self', scope)
  const { syncPeriodically } = await import('#sw/periodic-sync.ts')
  syncPeriodically()
  const work: Promise<unknown>[] = []
  const event = Object.assign(new Event('periodicsync'), { waitUntil: (done: Promise<unknown>) => work.push(done) })
  scope.dispatchEvent(event)
  await Promise.all(work)
  expect([work.length, poll.mock.calls.length, replay.mock.calls.length]).toEqual([1, 1, 1])
  vi.unstubAllGlobals()
})
