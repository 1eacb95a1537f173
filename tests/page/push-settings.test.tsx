import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MyDatabase } from '#db/my-database.ts'
import { PUSH_TOPICS, type PushTopic } from '#domain/push/topics.ts'
import type { FakeCommands } from './support/fake-worker.ts'
import { notifications } from './pages/login-forms.ts'
import { main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { protectionRow } from './support/protection-row.ts'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const PUBLIC_KEY = 'BNbx'
const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const heading = main.getByRole('heading', { name: say('pushSetting.title'), exact: true })
const details = main.getByLabelText(say('pushSetting.details'), { exact: true })
const topic = (name: PushTopic) => main.getByLabelText(say(`pushSetting.topic.${name}`), { exact: true })
const said = (text: string) => main.getByRole('status').filter({ hasText: text })

let permission: NotificationPermission
const requestPermission = vi.fn<() => Promise<NotificationPermission>>()
const subscribe = vi.fn<(options: object) => Promise<object>>()
const unsubscribe = vi.fn<() => Promise<boolean>>()
let subscribed: object | null

beforeEach(() => {
  permission = 'default'
  subscribed = null
  requestPermission.mockReset().mockImplementation(async () => (permission = 'granted'))
  unsubscribe.mockReset().mockResolvedValue(true)
  subscribe.mockReset().mockImplementation(async () => (subscribed = makeSubscription()))
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  vi.spyOn(Notification, 'requestPermission').mockImplementation(requestPermission)
  const pushManager = { getSubscription: async () => subscribed, subscribe }
  // Safe: the page uses no other part of a registration here.
  const registration = { active: {}, pushManager } as unknown as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
})

afterEach(() => vi.restoreAllMocks())

function makeSubscription() {
  return { ...SUBSCRIPTION, options: { applicationServerKey: null }, toJSON: () => SUBSCRIPTION, unsubscribe }
}

type Given = { publicKey?: string | null; fill?: (database: MyDatabase) => Promise<unknown>; commands?: FakeCommands }

function openSettings({ publicKey = PUBLIC_KEY, fill, commands = {} }: Given = {}) {
  return openApp('/profile/setting', {
    commands: { push: { load: async () => ({ ok: true, value: undefined }) }, ...commands },
    fill: async (database) => {
      await signIn(database)
      await database.facts.put({ id: 'push', publicKey, fetchedAt: Date.now() })
      await fill?.(database)
    },
  })
}

const chosen = (topics: PushTopic[], hasDetails = false) =>
  ({ id: 'pushChoice', playerId: PLAYER_ID, topics, hasDetails, endpoint: SUBSCRIPTION.endpoint }) as const

/** Opens the settings with a worker that stores what is chosen. */
async function openChoosing(queued: 'offline' | null = null) {
  const opened = await openSettings({
    commands: {
      push: {
        load: async () => ({ ok: true, value: undefined }),
        choose: async ({ topics, hasDetails }) => {
          await opened.database.facts.put(chosen(topics, hasDetails))
          return { ok: true, value: { queued } }
        },
        remove: async () => {
          await opened.database.facts.delete('pushChoice')
          return { ok: true, value: undefined }
        },
      },
    },
  })
  return opened
}

test('everything is off, and permission is asked for in the first press alone', async () => {
  const { worker } = await openChoosing()
  for (const name of PUSH_TOPICS) await expect.element(topic(name)).not.toBeChecked()
  await expect.element(details).toBeDisabled()
  expect(requestPermission).not.toHaveBeenCalled()
  await topic('withdrawals').click()
  await expect.element(said(say('setting.saved'))).toBeVisible()
  expect(requestPermission).toHaveBeenCalledTimes(1)
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: PUBLIC_KEY }]])
  await expect.element(topic('withdrawals')).toBeChecked()
  await details.click()
  await expect.poll(() => worker.getArguments('push.choose')).toHaveLength(2)
  expect(worker.getArguments('push.choose')).toEqual([
    { subscription: SUBSCRIPTION, locale: 'en', topics: ['withdrawals'], hasDetails: false },
    { subscription: SUBSCRIPTION, locale: 'en', topics: ['withdrawals'], hasDetails: true },
  ])
  await expect.element(details).toBeChecked()
})

test('without any topic the subscription ends', async () => {
  const { worker } = await openChoosing()
  await topic('deposits').click()
  await expect.element(said(say('setting.saved'))).toBeVisible()
  await topic('deposits').click()
  await expect.poll(() => worker.getArguments('push.remove')).toEqual([{ endpoint: SUBSCRIPTION.endpoint }])
  expect(unsubscribe).toHaveBeenCalledTimes(1)
  await expect.element(topic('deposits')).not.toBeChecked()
})

test('quick presses are sent one after the other, and the last choice stays', async () => {
  const { worker, database } = await openChoosing()
  for (const name of ['withdrawals', 'deposits', 'breaks'] as const) await topic(name).click()
  await expect.poll(() => worker.getArguments('push.choose')).toHaveLength(3)
  await expect.element(said(say('setting.saved'))).toBeVisible()
  expect(await database.facts.get('pushChoice')).toMatchObject({ topics: ['withdrawals', 'deposits', 'breaks'] })
  await expect.element(topic('withdrawals')).toBeChecked()
})

test('a choice made offline says that it waits', async () => {
  await openChoosing('offline')
  await topic('documents').click()
  await expect.element(said(say('setting.retrying'))).toBeVisible()
  await expect.element(topic('documents')).toBeChecked()
})

test('a player who denies it reads where to allow it again', async () => {
  const { worker } = await openChoosing()
  requestPermission.mockImplementation(async () => (permission = 'denied'))
  await topic('withdrawals').click()
  await expect.element(said(say('pushSetting.denied'))).toBeVisible()
  for (const name of PUSH_TOPICS) await expect.element(topic(name)).toBeDisabled()
  await expect.element(topic('withdrawals')).not.toBeChecked()
  expect(worker.getArguments('push.choose')).toEqual([])
  permission = 'default'
  window.dispatchEvent(new Event('focus'))
  await expect.element(topic('withdrawals')).toBeEnabled()
})

test('a browser that cannot subscribe says so, and the topic stays off', async () => {
  await openChoosing()
  subscribe.mockRejectedValue(new DOMException('no push service', 'AbortError'))
  await topic('withdrawals').click()
  await expect.element(notifications).toHaveTextContent(say('pushSetting.failed'))
  await expect.element(topic('withdrawals')).not.toBeChecked()
})

test('in a break what invites to play can be switched off, and not on', async () => {
  permission = 'granted'
  await openSettings({
    fill: async ({ facts, protection }) => {
      await facts.put(chosen(['offers', 'breaks']))
      await protection.put(protectionRow(PLAYER_ID, { breakUntil: Date.now() + 86_400_000 }))
    },
  })
  await expect.element(main.getByText(say('pushSetting.break'))).toBeVisible()
  await expect.element(topic('bonuses')).toBeDisabled()
  await expect.element(topic('offers')).toBeEnabled()
  await expect.element(topic('offers')).toBeChecked()
  await expect.element(topic('deposits')).toBeEnabled()
})

test('without the operator’s key nothing can be chosen, and the page says why', async () => {
  const { worker } = await openSettings({
    fill: async ({ facts }) => {
      await facts.delete('push')
      await facts.put({ id: 'problems', parts: { push: 'operator' } })
    },
  })
  await expect.element(topic('withdrawals')).toBeDisabled()
  await expect.element(main.getByRole('alert')).toHaveTextContent(say('error.operator'))
  const before = worker.getArguments('push.load').length
  await main.getByRole('button', { name: say('errorPage.retry'), exact: true }).click()
  await expect.poll(() => worker.getArguments('push.load').length).toBeGreaterThan(before)
})

test('an operator without notifications is not mentioned', async () => {
  await openSettings({ publicKey: null })
  await expect.element(main.getByLabelText('Time zone', { exact: true })).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
})

test.each([
  ['an iPhone says how to install the app', IPHONE, ['pushSetting.ios', 'install.byHand.safari']],
  ['another browser without push says so', navigator.userAgent, ['pushSetting.unsupported']],
] as const)('%s', async (_what, userAgent, texts) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const known = Object.getOwnPropertyDescriptor(window, 'PushManager')
  Reflect.deleteProperty(window, 'PushManager')
  try {
    await openSettings()
    for (const text of texts) await expect.element(main.getByText(say(text))).toBeVisible()
    await expect.element(topic('withdrawals')).not.toBeInTheDocument()
  } finally {
    if (known) Object.defineProperty(window, 'PushManager', known)
  }
})
