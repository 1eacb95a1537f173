import type { BrowserContext, Page, Worker } from '@playwright/test'

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/**
 * Gives pages what headless Chromium has not: a permission that they can read, and a push service. The subscription
 * outlives a page.
 */
export async function givePushService(context: BrowserContext, subscription: Subscription): Promise<void> {
  await context.grantPermissions(['notifications'])
  await context.addInitScript((made) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    const STORE = 'test:push-key'
    const toBytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const read = () => {
      const key = localStorage.getItem(STORE)
      if (key === null) return null
      return {
        endpoint: made.endpoint,
        options: { applicationServerKey: toBytes(key).buffer },
        toJSON: () => made,
        unsubscribe: async () => {
          localStorage.removeItem(STORE)
          return true
        },
      }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => read(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(STORE, applicationServerKey)
        return read()
      },
    })
  }, subscription)
}

/** Delivers messages to the service worker of an origin, as a push service does; `page` may be of any origin. */
export async function connectPush(page: Page, origin: string): Promise<(data: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(origin))
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  return (data) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }).then(() => undefined)
}

type Shown = { notifications: { title: string; body: string; tag: string; data: string }[]; badge: number }

/**
 * Makes the service worker note what it shows: headless Chromium shows nothing. It runs as long as the test, as a debugger
 * is connected to it.
 */
export async function recordShown(context: BrowserContext): Promise<void> {
  await getServiceWorker(context).evaluate(() => {
    const shown: Shown = { notifications: [], badge: 0 }
    Object.assign(self, { shown })
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, { body, tag, data }: Omit<Shown['notifications'][number], 'title'>) =>
        void shown.notifications.push({ title, body, tag, data }),
      getNotifications: async () => shown.notifications.map(() => ({ close: () => shown.notifications.pop() })),
    })
    Object.assign(Object.getPrototypeOf(navigator), {
      setAppBadge: async (count: number) => void (shown.badge = count),
      clearAppBadge: async () => void (shown.badge = 0),
    })
  })
}

export function readShown(context: BrowserContext): Promise<Shown> {
  // Safe: set by `recordShown`.
  return getServiceWorker(context).evaluate(() => (self as unknown as { shown: Shown }).shown)
}

function getServiceWorker(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no service worker runs')
  return worker
}
