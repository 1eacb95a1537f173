import { useSyncExternalStore } from 'react'

const medium = matchMedia('print')
const listeners = new Set<() => void>()
let isPrinting = medium.matches

// Print events, or the media query where a tool emulates the print medium without events.
addEventListener('beforeprint', () => set(true))
addEventListener('afterprint', () => set(medium.matches))
medium.addEventListener('change', () => set(medium.matches))

/** Whether the page is being printed; true before the print layout, so that virtualised lists can render every row. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting)
}

function set(next: boolean): void {
  isPrinting = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
