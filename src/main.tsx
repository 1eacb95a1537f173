import './browser/address-tokens.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { firstTexts, loadTexts } from './i18n/dictionary.ts'
import { guardDoubleClicks } from './browser/double-click.ts'
import { afterFirstPaint } from './browser/first-paint.ts'
import { ChunkLoadError } from './errors/lazy-component.tsx'
import { currentPath } from './app/routing/location.ts'
import { fail } from './errors/log.ts'
import { preloadPage } from './app/routing/Pages.tsx'
import { connectWorker } from './data/worker-client.ts'
import { preloadFrame } from './data/queries.ts'
import { setCookie } from './browser/cookies.ts'
import { pageBridge } from './browser/page-bridge.ts'
import { handlePageCache } from './browser/page-cache.ts'
import { pageFacts } from './browser/page-facts.ts'
import { reportPageEvents } from './browser/page-events.ts'

/**
 * The boot, in the order in which it happens. Before it, the inline loader (src/shell) has chosen the locale, started
 * the worker and painted the frame with what the database held; React takes the frame over in one commit.
 */
const { locale, localeForced, styles, recover } = window.__boot
const STORED_WAIT_MS = 1_500
const PAGE_WAIT_MS = 300

// A mouse that is down on a link while React draws it anew would click neither: the one that is there then is clicked.
addEventListener('mousedown', ({ target: pressed }) =>
  addEventListener('mouseup', (up) => followPressed(pressed as Element, up), { once: true }),
)
const page = preloadPage(currentPath())
if (localeForced) setCookie('locale', locale)
connectWorker(pageBridge, pageFacts)
handlePageCache()
guardDoubleClicks(document)

// Without any texts there is no page to show.
const unreadable = async (): Promise<never> => {
  await recover()
  return new Promise(() => undefined)
}
const texts = loadTexts(locale).catch(unreadable)
// A database that is slow or cannot be opened must not hold the page back: it comes up without what is stored.
await Promise.all([texts, within(STORED_WAIT_MS, preloadFrame()), styles])
// A page that is about to come is drawn once, not first as its skeleton, which the shell has painted already.
await within(PAGE_WAIT_MS, page)
const loaded = await firstTexts(locale).catch(unreadable)

const root = document.getElementById('root')
if (!root) throw new Error('the shell has no #root')
// The frame stands already: React draws the page in slices, and the phone stays free in between.
startTransition(() => createRoot(root, { onCaughtError }).render(<App texts={{ ...loaded, locale, english: null }} />))

// A mouse is over an element, but for its coming back from outside of the window.
function followPressed(pressed: Element, up: MouseEvent): void {
  const link = (up.target as Element).closest?.('a')
  if (!pressed.isConnected && link?.href === pressed.closest('a')?.href)
    link?.dispatchEvent(new MouseEvent('click', up))
}

/** A part that the network did not bring is told of in its place; it is no error of the page. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof ChunkLoadError)) fail(error)
}

function within(ms: number, wanted: Promise<unknown>): Promise<unknown> {
  return Promise.race([wanted, new Promise((resolve) => setTimeout(resolve, ms))])
}

await afterFirstPaint()
window.__boot.hasBegun = true
reportPageEvents()
keepBuild()

/** By a network that cannot bring this code, none of the build could be kept either: it is asked for with the next one. */
function keepBuild(): void {
  import('./browser/service-worker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    () => addEventListener('online', keepBuild, { once: true }),
  )
}
