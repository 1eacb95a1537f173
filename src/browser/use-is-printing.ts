import { useSyncExternalStore } from 'react'

const medium = matchMedia('print')
const listeners = new Set<() => void>()
let isPrinting = medium.matches

// By the browser's events, or where a tool sets the medium, by the medium.
addEventListener('beforeprint', () => set(true))
addEventListener('afterprint', () => set(medium.matches))
medium.addEventListener('change', () => set(medium.matches))

/** Whether the page is being drawn for paper, known before it is laid out for that: what exists only near the screen has to be there whole. */
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
