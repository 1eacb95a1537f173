/**
 * What the page starts as its worker. Chromium stores no compiled code for a worker's first file and for what it imports
 * statically, so the rest comes by a dynamic import: from the third visit on it is not compiled again.
 */
const early: MessageEvent[] = []
const hold = (event: MessageEvent): void => void early.push(event)

addEventListener('message', hold)
import('./index.ts').then(
  ({ start }) => {
    removeEventListener('message', hold)
    start(early)
  },
  // The page hears of it as of a worker that could not be loaded.
  reportError,
)
