import { useSyncExternalStore } from 'react'

import { createStore } from './create-store.ts'

const medium = matchMedia('print')
const isPrinting = createStore(medium.matches)

// Print events, or the media query where a tool emulates the print medium without events.
addEventListener('beforeprint', () => isPrinting.set(true))
addEventListener('afterprint', () => isPrinting.set(medium.matches))
medium.addEventListener('change', () => isPrinting.set(medium.matches))

/** Whether the page is being printed; true before the print layout, so that virtualised lists can render every row. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(isPrinting.subscribe, isPrinting.get)
}
