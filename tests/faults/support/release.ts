import type { Page } from '@playwright/test'
import type { Build } from './builds.ts'

/** Changes what builds/latest.json of a build says beside its id. */
export function publish(build: Build, fields: Record<string, unknown>): Promise<void> {
  return build.change('builds/latest.json', () => JSON.stringify({ id: build.id, ...fields }))
}

/** Has the service worker read builds/latest.json now, as it does every 10 minutes. */
export function poll(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const active = (await navigator.serviceWorker.getRegistration())?.active
    const { port1, port2 } = new MessageChannel()
    const done = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }))
    port1.start()
    active?.postMessage({ type: 'POLL_BUILD' }, [port2])
    await done
  })
}

/** Has the browser look for a newer service worker; resolves with the end of its installation. */
export function endOfInstalling(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const found = new Promise<ServiceWorker | null>((resolve) =>
      registration?.addEventListener('updatefound', () => resolve(registration.installing), { once: true }),
    )
    await registration?.update()
    const worker = await found
    if (worker?.state === 'installing')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
    return worker?.state ?? 'none'
  })
}
