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
import { messageText, type Release } from '#domain/browser/release.ts'
import type { FromServiceWorkerReply } from '#domain/browser/service-worker-messages.ts'
import { BOOT_SNAPSHOT_KEY, type BootSnapshot } from '#db/boot-snapshot.ts'
import { reloadGuarded, reloadPage } from '../browser/reload-guard.ts'
import { postToServiceWorker } from '../browser/service-worker-port.ts'

/**
 * The inline loader: everything that must not wait for React, in order of execution. It is compiled into index.html,
 * and its hash is the only script that the CSP allows.
 */
/** The longest time, ms, that the page's module waits for the first frame; a hidden tab paints none. */
const FRAME_AT_MOST_MS = 200
/** ms. The service worker fetches the files of the start again before it answers. */
const FAILURE_MS = 30_000
/** The skeleton pulses only after 1 s: the animation repaints 60 times a second on a CPU that has to load the page. */
const PULSE_AFTER_MS = 1000

const { locale, forced } = chooseShellLocale()

const snapshot = readBootSnapshot()
describeVisit(snapshot)
translateSkeleton(locale)
nameManifest(locale)
const row = paintBootSnapshot(snapshot, locale)

let workerFailed = false
let recovering: Promise<void> | undefined
// The worker reads the language of its first call from its name, and whether the service worker may have its files.
const startWorker = (): Worker => {
  const name = navigator.serviceWorker?.controller ? `${locale}-${facts.build}` : locale
  const started = new Worker(trustedScriptUrl(facts.worker), { type: 'module', name })
  started.addEventListener('error', () => void leaveUnlessConnected(), { once: true })
  return started
}
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

// An error of the build's code before the first render leaves the skeleton for good.
addEventListener('error', ({ filename }) => {
  if (!boot.hasBegun && filename.includes(`${location.host}/assets/`)) void recoverEntry()
})
// A build may also reload itself without end. A reload by the player's browser fires no such event.
window.navigation?.addEventListener('navigate', ({ navigationType }) => {
  if (navigationType === 'reload' && !boot.hasBegun && !recovering) void reportFailure()
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
 * Called when the page's module, or one that it imports, could not be loaded or has thrown: the service worker fetches
 * its cached build again or goes back to the one before, and the page reloads. If that is impossible or did not help,
 * the skeleton shows the error.
 */
function recoverEntry(): Promise<void> {
  return (recovering ??= recover())
}

async function recover(): Promise<void> {
  if (navigator.onLine) {
    if ((await reportFailure())?.go) return reloadPage()
    if (reloadGuarded()) return
  }
  document.documentElement.dataset['page'] = 'failed'
  await showMessage().catch(() => undefined)
}

/** The page starts another worker; if the next load gets another build, the page goes there. */
async function leaveUnlessConnected(): Promise<void> {
  if (!boot.hasConnected && (await reportFailure())?.go === 'back') reloadPage()
}

function reportFailure(): Promise<FromServiceWorkerReply | null> {
  const controller = navigator.serviceWorker?.controller ?? null
  return postToServiceWorker(controller, { type: 'FAILED', build: facts.build }, FAILURE_MS)
}

/** Shows the operator's message to all players above the error. */
async function showMessage(): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- a file of the build, no call to the operator
  const response = await fetch('/builds/latest.json', { cache: 'no-store' })
  // Safe: messageText takes whatever it is.
  const { message } = (await response.json()) as Release
  const text = messageText(message, locale, Date.parse(response.headers.get('date') ?? ''))
  if (message && text !== undefined) {
    const until = new Date(message.until).toLocaleString(document.documentElement.lang)
    document.querySelector('.skeleton-failed')?.prepend(`${text} (${until})`)
  }
}
