import type { PageBridge } from '../../worker/core/page-bridge.ts'
import { tagManagerUrl } from '../../worker/domain/settings/configuration.ts'
import { releaseAnswers } from '../data/shared-query.ts'
import { readCookies, setCookie } from './cookies.ts'
import { saveBootSnapshot } from './boot-snapshot.ts'
import { deviceTimeZone } from './page-facts.ts'
import { navigateByHost } from './navigation.ts'
import { catchUp, forgetOwner, isEnqueued, askToPollBuild, sendCalls } from './service-worker-port.ts'

/** What the mirrors ask of a page; no start waits for them. */
const mirrors = () => import('./mirrors.ts')

/** The page's half of the host port: what the worker may ask of a page, and nothing else. */
export const pageBridge: PageBridge = {
  current: () => ({ href: location.href, cookies: readCookies() }),
  setCookie,
  navigate: navigateByHost,
  timeZone: deviceTimeZone,
  // Its code is asked for by who registers, or came by an advertiser's link, and nobody else.
  fingerprint: () =>
    import('./fingerprint.ts').then(
      ({ fingerprint }) => fingerprint(),
      () => null,
    ),
  hasServiceWorker: isEnqueued,
  saveBootSnapshot: saveBootSnapshot,
  // Its code is asked for where nothing can be kept on disk, and nowhere else.
  saveCopy: async (changes) => (await import('../data/copy.ts')).saveCopy(changes),
  databaseRefilled: releaseAnswers,
  // Its code comes after the start.
  followWaiting: async () => (await import('./service-worker.ts')).followWaiting(),
  updateServiceWorker: async () => {
    const { installUpdate } = await import('./service-worker.ts')
    return installUpdate()
  },
  pollBuild: askToPollBuild,
  catchUp,
  sendCalls,
  forgetOwner,
  probeImage: async (address, timeoutMs) => (await mirrors()).probeImage(address, timeoutMs),
  tagEvent: (name, data) => {
    if (tagManagerUrl === null) return
    // Beside the tag manager, which comes once the page is idle.
    void import('../third-parties/tag-events.ts').then(({ pushTag }) => pushTag({ name, data }), noTag)
  },
  setMeta: async (name, content) => (await mirrors()).setMeta(name, content),
}

/** Code that cannot be loaded loses an event, and nothing else. */
function noTag(): void {
  return undefined
}
