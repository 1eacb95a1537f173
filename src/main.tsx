import './browser/address-tokens.ts'
import './browser/last-focused.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { firstTexts, loadTexts } from './i18n/dictionary.ts'
import { guardDoubleClicks } from './browser/double-click.ts'
import { afterFirstPaint } from './browser/first-paint.ts'
import { ChunkLoadError } from './errors/lazy-component.tsx'
import { currentPath } from './base/location.ts'
import { fail } from './errors/log.ts'
import { preloadPage } from './app/routing/Pages.tsx'
import { connectWorker } from './data/worker-client.ts'
import { preloadFrame } from './data/queries.ts'
import { setTextsLocale } from './data/shared-query.ts'
import { setCookie } from './browser/cookies.ts'
import { pageBridge } from './browser/page-bridge.ts'
import { handlePageCache } from './browser/page-cache.ts'
import { pageFacts } from './browser/page-facts.ts'
import { reportPageEvents } from './browser/page-events.ts'
import { wait } from '#domain/browser/wait.ts'

/**
 * The boot, in order of execution. Before it, the inline loader (src/shell) has chosen the locale, started the worker
 * and painted the frame from the boot snapshot; React takes over the frame in one commit.
 */
const { locale, localeForced, styles, recover } = window.__boot
const STORED_WAIT_MS = 1_500
const PAGE_WAIT_MS = 300

// A link that React replaces between mousedown and mouseup would get no click: the new link is clicked instead.
addEventListener('mousedown', ({ target: pressed }) =>
  addEventListener('mouseup', (up) => followPressed(pressed as Element, up), { once: true }),
)
const page = preloadPage(currentPath())
if (localeForced) setCookie('locale', locale)
setTextsLocale(locale)
connectWorker(pageBridge, pageFacts)
handlePageCache()
guardDoubleClicks(document)

// Without texts the page cannot be shown.
const unreadable = async (): Promise<never> => {
  await recover()
  return new Promise(() => undefined)
}
const texts = loadTexts(locale).catch(unreadable)
// A slow or broken database must not block the page: it then starts without stored data.
await Promise.all([texts, within(STORED_WAIT_MS, preloadFrame()), styles])
// If the page's chunk is about to arrive, wait for it and render once, instead of rendering the skeleton again.
await within(PAGE_WAIT_MS, page)
const loaded = await firstTexts(locale).catch(unreadable)

const root = document.getElementById('root')
if (!root) throw new Error('the shell has no #root')
// The frame is painted already, so React may render the page in slices and keep the phone responsive.
startTransition(() => createRoot(root, { onCaughtError }).render(<App texts={{ ...loaded, locale, english: null }} />))

// `up.target` is an element, except when the pointer returns from outside of the window: hence `closest?.`.
function followPressed(pressed: Element, up: MouseEvent): void {
  const link = (up.target as Element).closest?.('a')
  if (!pressed.isConnected && link?.href === pressed.closest('a')?.href)
    link?.dispatchEvent(new MouseEvent('click', up))
}

/** A chunk that failed to load is reported where it belongs on the page; it is not an error of the code. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof ChunkLoadError)) fail(error)
}

function within(ms: number, wanted: Promise<unknown>): Promise<unknown> {
  return Promise.race([wanted, wait(ms)])
}

await afterFirstPaint()
performance.mark('boot')
window.__boot.hasBegun = true
reportPageEvents()
cacheBuild()

/** When this chunk cannot be loaded, the build could not be cached either: try again when the network is back. */
function cacheBuild(): void {
  import('./browser/service-worker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    () => addEventListener('online', cacheBuild, { once: true }),
  )
}
