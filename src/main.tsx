import './host/address-tokens.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadTexts } from './app/dictionary.ts'
import { afterFirstPaint } from './app/first-paint.ts'
import { currentPath } from './app/location.ts'
import { preloadPage } from './app/Pages.tsx'
import { openDoor } from './data/door.ts'
import { preloadFrame } from './data/queries.ts'
import { setCookie } from './host/cookies.ts'
import { host } from './host/host.ts'
import { pageFacts } from './host/page-facts.ts'
import { reportPageEvents } from './host/page-events.ts'
import { isKept, registerServiceWorker } from './host/service-worker.ts'
import { addFonts } from './ui/fonts.ts'

/**
 * The boot, in the order in which it happens. Before it, the inline loader (src/shell) has chosen the locale, started
 * the worker and painted the frame with what the database held; React takes the frame over in one commit.
 */
const { locale, localeForced, styles, recover } = window.__boot
const STORED_WAIT_MS = 1_500

// On a first visit the font waits until the page stands.
if (isKept()) addFonts()
preloadPage(currentPath())
if (localeForced) setCookie('locale', locale)
openDoor(host, pageFacts)

// Without any texts there is no page to show.
const texts = loadTexts(locale).catch(async (): Promise<never> => {
  await recover()
  return new Promise(() => undefined)
})
// A database that is slow or cannot be opened must not hold the page back: it comes up without what is stored.
const stored = Promise.race([preloadFrame(), new Promise((resolve) => setTimeout(resolve, STORED_WAIT_MS))])
const [loaded] = await Promise.all([texts, stored, styles])

const root = document.getElementById('root')
if (!root) throw new Error('the shell has no #root')
// The frame stands already: React draws the page in slices, and the phone stays free in between.
startTransition(() => createRoot(root).render(<App texts={{ ...loaded, locale, english: null }} />))

await afterFirstPaint()
reportPageEvents()
registerServiceWorker()
