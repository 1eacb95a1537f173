import type { PageBridge } from '#worker/core/page-bridge.ts'
import { tagManagerUrl } from '#domain/settings/configuration.ts'
import { releaseAnswers } from '../data/shared-query.ts'
import { readCookies, setCookie } from './cookies.ts'
import { saveBootSnapshot } from './boot-snapshot.ts'
import { navigateForWorker } from './navigation.ts'
import { catchUp, forgetOwner, hasServiceWorker, sendServiceWorkerCalls } from './service-worker-port.ts'

/** Loaded after the start. */
const serviceWorker = () => import('./service-worker.ts')
/** Mirror checks run after the start, so this is a separate chunk. */
const mirrors = () => import('./mirrors.ts')

/** The page's end of the page bridge: the only functions of the page that the worker can call. */
export const pageBridge: PageBridge = {
  current: () => ({ href: location.href, cookies: readCookies() }),
  setCookie,
  navigate: navigateForWorker,
  // Lazy: few links log in. Without the code the answer is no.
  confirmAccount: (accounts) =>
    import('./account-question.ts').then(
      ({ askForAccount }) => askForAccount(accounts),
      () => false,
    ),
  // Lazy: needed only for a registration or a visit from an advertising link.
  fingerprint: (waitMs) =>
    import('./fingerprint.ts').then(
      ({ fingerprint }) => fingerprint(waitMs),
      () => null,
    ),
  hasServiceWorker: hasServiceWorker,
  saveBootSnapshot: saveBootSnapshot,
  // Lazy: needed only where the browser has no persistent storage.
  saveCopy: async (changes) => (await import('../data/copy.ts')).saveCopy(changes),
  databaseRefilled: releaseAnswers,
  followWaiting: async () => (await serviceWorker()).followWaiting(),
  updateServiceWorker: async () => (await serviceWorker()).installUpdate(),
  pollBuild: async () => (await serviceWorker()).pollBuild(),
  catchUp,
  sendCalls: sendServiceWorkerCalls,
  forgetOwner,
  probeImage: async (address, timeoutMs) => (await mirrors()).probeImage(address, timeoutMs),
  tagEvent: (name, data) => {
    if (tagManagerUrl === null) return
    // Shares a chunk with the tag manager, which loads when the page is idle.
    void import('./tag-events.ts').then(({ pushTag }) => pushTag({ name, data }), noTag)
  },
  setMeta: async (name, content) => (await mirrors()).setMeta(name, content),
}

/** If the chunk cannot be loaded, the event is dropped. */
function noTag(): void {
  return undefined
}
