import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const openWindow = vi.fn<(path: string) => Promise<null>>()
const close = vi.fn<() => void>()
let pages: ReturnType<typeof makePage>[]
let scope: EventTarget

beforeEach(async () => {
  openWindow.mockReset().mockResolvedValue(null)
  close.mockReset()
  pages = []
  scope = Object.assign(new EventTarget(), { clients: { matchAll: async () => pages, openWindow } })
  vi.stubGlobal('self', scope)
  const { openPressed } = await import('#sw/notification-click.ts')
  openPressed()
})

afterEach(() => vi.unstubAllGlobals())

function makePage(focus = vi.fn<() => Promise<void>>().mockResolvedValue()) {
  return { focus, postMessage: vi.fn<(message: unknown) => void>() }
}

async function press(): Promise<void> {
  const work: Promise<unknown>[] = []
  const notification = { data: '/profile/history', close }
  const waitUntil = (done: Promise<unknown>) => work.push(done)
  scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
  await Promise.all(work)
  expect([work.length, close.mock.calls.length]).toEqual([1, 1])
}

test('a press opens a window if none is open', async () => {
  await press()
  expect(openWindow.mock.calls).toEqual([['/profile/history']])
})

test.each([
  ['brings the window that was used last to the front', makePage()],
  ['goes on if the browser does not let it', makePage(vi.fn<() => Promise<void>>().mockRejectedValue(new Error()))],
])('a press shows the page in an open window, and %s', async (_what, page) => {
  const other = makePage()
  pages = [page, other]
  await press()
  expect(page.focus).toHaveBeenCalledTimes(1)
  expect(page.postMessage.mock.calls).toEqual([[{ type: 'OPEN', path: '/profile/history' }]])
  expect([other.postMessage.mock.calls.length, openWindow.mock.calls.length]).toEqual([0, 0])
})
