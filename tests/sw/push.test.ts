import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PUSH_STATE, PUSH_UNREAD, type PushState } from '#domain/push/push-state.ts'

const ORIGIN = 'https://casino.example'
const TEXTS = {
  en: { 'withdrawals.paid': 'Withdrawal completed', 'withdrawals.paid.details': '{amount} to {method}' },
  ru: { 'withdrawals.paid': 'Вывод выполнен' },
}
const handle = vi.fn<() => Promise<Response>>()
vi.mock('#sw/routes.ts', () => ({ assets: { handle } }))

type Shown = { title: string; body: string; tag: string; data: string }
type Page = { focused: boolean; postMessage: (message: unknown) => void }

let shown: Shown[]
let pages: Page[]
/** What the cache `push` has, by path; undefined while there is none. */
let cached: Map<string, string> | undefined
const setAppBadge = vi.fn<(count: number) => Promise<void>>()
const clearAppBadge = vi.fn<() => Promise<void>>()
const unsubscribe = vi.fn<() => Promise<boolean>>()
const close = vi.fn<() => void>()
const postMessage = vi.fn<(message: unknown) => void>()
let scope: EventTarget
let forgetPushes: () => Promise<void>

beforeEach(async () => {
  shown = []
  pages = []
  cached = undefined
  for (const each of [setAppBadge, clearAppBadge, unsubscribe, close, postMessage]) each.mockReset()
  handle.mockReset().mockImplementation(async () => Response.json(TEXTS))
  scope = Object.assign(new EventTarget(), {
    location: new URL(`${ORIGIN}/sw.js`),
    navigator: { setAppBadge, clearAppBadge },
    clients: { matchAll: async () => pages },
    caches: {
      match: async (path: string) => read(path),
      open: async () => {
        const entries = (cached ??= new Map())
        return {
          put: async (path: string, response: Response) => void entries.set(path, await response.text()),
          keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
        }
      },
      delete: async () => {
        const isThere = cached !== undefined
        cached = undefined
        return isThere
      },
    },
    registration: {
      showNotification: async (title: string, options: Omit<Shown, 'title'>) =>
        void shown.push({ title, body: options.body, tag: options.tag, data: options.data }),
      getNotifications: async () => [{ close }],
      pushManager: { getSubscription: async () => ({ unsubscribe }) },
    },
  })
  vi.stubGlobal('self', scope)
  vi.stubGlobal('__PUSH_TEXTS__', `${ORIGIN}/assets/push.json`)
  vi.resetModules()
  const push = await import('#sw/push.ts')
  push.receivePushes()
  forgetPushes = push.forgetPushes
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function read(path: string): Response | undefined {
  const text = cached?.get(path)
  return text === undefined ? undefined : new Response(text)
}

function choose(choice: Partial<PushState['choice']> = {}, unread?: number): void {
  const state: PushState = {
    owner: '17',
    choice: { locale: 'en', topics: ['withdrawals'], details: false, ...choice },
  }
  cached = new Map([[PUSH_STATE, JSON.stringify(state)]])
  if (unread !== undefined) cached.set(PUSH_UNREAD, JSON.stringify(unread))
}

function message(data: object = {}, notification: object = {}) {
  const values = { amount: '₽100', method: 'card' }
  return {
    web_push: 8030,
    notification: {
      title: 'From the operator',
      tag: 'payout:1',
      navigate: `${ORIGIN}/profile/history?type=withdrawals`,
      data: { user: 17, key: 'withdrawals.paid', values, ...data },
      ...notification,
    },
  }
}

/** Fires an event of the browser, and waits for the work that it begins; its error is none of the player's. */
async function fire(type: string, fields: object = {}): Promise<void> {
  const work: Promise<unknown>[] = []
  const waitUntil = (done: Promise<unknown>) => work.push(done)
  scope.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...fields }))
  expect(work).toHaveLength(1)
  await Promise.allSettled(work)
}

const deliver = (json: unknown) => fire('push', { data: { json: () => JSON.parse(JSON.stringify(json)) } })

test('shows what has happened in the player’s language, without amounts', async () => {
  choose({ locale: 'ru' })
  await deliver(message())
  const data = '/profile/history?type=withdrawals'
  expect(shown).toEqual([{ title: 'Вывод выполнен', body: '', tag: 'payout:1', data }])
})

test('shows the amounts if the player wants them', async () => {
  choose({ details: true })
  await deliver(message())
  expect(shown).toMatchObject([{ title: 'Withdrawal completed', body: '₽100 to card' }])
})

test('shows the operator’s title if the texts cannot be loaded, or have not got the key', async () => {
  choose({ details: true })
  handle.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await deliver(message())
  await deliver(message({ key: 'withdrawals.delayed' }))
  expect(shown.map(({ title, body }) => [title, body])).toEqual([
    ['From the operator', ''],
    ['From the operator', ''],
  ])
})

test('stores each message for the next page, also two of one moment, and counts it on the badge with those unread', async () => {
  choose({}, 3)
  vi.spyOn(Date, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(1_000)
  await deliver(message())
  await deliver(message())
  expect(setAppBadge.mock.calls).toEqual([[4], [5]])
  const inbox = [...(cached ?? [])].filter(([path]) => path.startsWith('/_push/inbox/'))
  expect(inbox.map(([path, text]) => [path, JSON.parse(text)])).toMatchObject([
    [
      expect.stringMatching(/^\/_push\/inbox\/1000\/[\w-]{36}$/),
      { key: 'withdrawals.paid', user: '17', values: { amount: '₽100', method: 'card' } },
    ],
    [expect.stringContaining('/_push/inbox/1000/'), { key: 'withdrawals.paid' }],
  ])
})

test.each([
  ['a page in the background', false, 1],
  ['the page in front of the player, which shows it itself', true, 0],
])('%s', async (_what, focused, count) => {
  choose()
  pages = [{ focused, postMessage }]
  await deliver(message())
  expect(postMessage.mock.calls).toEqual([[{ type: 'PUSHED' }]])
  expect(shown).toHaveLength(count)
})

test.each([
  ['for another player', message({ user: 18 })],
  ['of a topic that is switched off', message({ key: 'offers.new' })],
  ['of another kind', { ...message(), web_push: 1 }],
  ['without its parts', { web_push: 8030 }],
  ['that is no object', 'text'],
])('shows and stores no message %s', async (_what, json) => {
  choose()
  await deliver(json)
  expect(shown).toEqual([])
  expect([...(cached?.keys() ?? [])]).toEqual([PUSH_STATE])
  expect(unsubscribe).not.toHaveBeenCalled()
})

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', `${ORIGIN}//evil.example`, undefined])(
  'a press does not open %s',
  async (navigate) => {
    choose()
    await deliver(message({}, { navigate }))
    expect(shown).toMatchObject([{ data: '/profile/notifications' }])
  },
)

test('after a logout nothing is left, and the subscription ends', async () => {
  choose({}, 2)
  await forgetPushes()
  expect(cached).toBeUndefined()
  for (const done of [close, clearAppBadge, unsubscribe]) expect(done).toHaveBeenCalledTimes(1)
})

test('a logout touches nothing where notifications were never on', async () => {
  await forgetPushes()
  for (const done of [close, clearAppBadge, unsubscribe]) expect(done).not.toHaveBeenCalled()
})

test('a message that comes after a logout shows and stores nothing, and ends the subscription', async () => {
  await deliver(message())
  expect(shown).toEqual([])
  expect(cached).toBeUndefined()
  expect(setAppBadge).not.toHaveBeenCalled()
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

test('pages send the subscription again when the browser has replaced it', async () => {
  pages = [{ focused: true, postMessage }]
  await fire('pushsubscriptionchange')
  expect(postMessage.mock.calls).toEqual([[{ type: 'RESUBSCRIBE' }]])
})
