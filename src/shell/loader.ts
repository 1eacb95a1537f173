import './shell.css'
import { BUILD_FACTS as facts } from './facts.ts'
import { manifestPath } from '../base/manifest-path.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { loadEntry, loadStyles, openConnections, preloadModules } from './load-build.ts'
import { chooseShellLocale, translateSkeleton } from './skeleton-locale.ts'
import { paintBootSnapshot } from './paint-boot-snapshot.ts'
import { describeVisit } from './skeleton-visit.ts'
import { trustedScriptUrl } from './trusted-script-url.ts'
import { wait } from '#domain/browser/wait.ts'
import { BOOT_SNAPSHOT_KEY, type BootSnapshot } from '#db/boot-snapshot.ts'
import { reloadGuarded } from '../browser/reload-guard.ts'
import { postToServiceWorker } from '../browser/service-worker-port.ts'

/**
 * The inline loader: everything that must not wait for React, in order of execution. It is compiled into index.html,
 * and its hash is the only script that the CSP allows.
 */
/** The longest time, ms, that the page's module waits for the first frame; a hidden tab paints none. */
const FRAME_AT_MOST_MS = 200
/** The skeleton pulses only after 1 s: the animation repaints 60 times a second on a CPU that has to load the page. */
const PULSE_AFTER_MS = 1000

const { locale, forced } = chooseShellLocale()

const snapshot = readBootSnapshot()
describeVisit(snapshot)
translateSkeleton(locale)
nameManifest(locale)
const row = paintBootSnapshot(snapshot, locale)

let workerFailed = false
// The worker reads the language of its first call from its name.
const startWorker = (): Worker => new Worker(trustedScriptUrl(facts.worker), { type: 'module', name: locale })
const worker = startWorker()
worker.addEventListener('error', () => (workerFailed = true), { once: true })

// A development server has other hosts.
if (facts.entry !== null) openConnections(['general', 'api'])
preloadModules([...facts.preloads, ...(facts.languages[locale] ?? [])])
const boot: Boot = {
  worker,
  startWorker,
  locale,
  localeForced: forced,
  row,
  build: facts.build,
  styles: loadStyles(facts.styles),
  trustedScriptUrl,
  recover: recoverEntry,
  get workerFailed() {
    return workerFailed
  },
}
Object.defineProperty(window, '__boot', { value: boot })
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  boot.installPrompt = event
})

// The page's module would block the main thread before the first frame, so it starts after that.
void Promise.race([nextFrame(), wait(FRAME_AT_MOST_MS)]).then(() => loadEntry(facts.entry, recoverEntry))
void wait(PULSE_AFTER_MS).then(() => (document.documentElement.dataset['pulse'] = ''))

/** The browser fetches a manifest after the page has loaded: only this one. */
function nameManifest(pageLocale: Locale): void {
  document.querySelector('[rel=manifest]')?.setAttribute('href', manifestPath(pageLocale))
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Reads the snapshot that the last visit stored for this first paint; null without one or without storage. */
function readBootSnapshot(): BootSnapshot | null {
  try {
    // Safe: only our own page writes this key; a malformed value throws below and leaves the skeleton as it is.
    return JSON.parse(localStorage.getItem(BOOT_SNAPSHOT_KEY) ?? 'null') as BootSnapshot | null
  } catch {
    return null
  }
}

/**
 * Called when the page's module, or one that it imports, could not be loaded: the service worker fetches its cached
 * build again, and the page reloads. If that is impossible or did not help, the skeleton shows the error.
 */
async function recoverEntry(): Promise<void> {
  if (navigator.onLine) {
    await postToServiceWorker(navigator.serviceWorker?.controller ?? null, { type: 'REPAIR' })
    if (reloadGuarded()) return
  }
  document.documentElement.dataset['page'] = 'failed'
}
