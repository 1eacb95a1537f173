import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the player prefers reduced motion: results are then shown without animation. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, wanted)
}

function listen(changed: () => void): () => void {
  const media = matchMedia(QUERY)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

function wanted(): boolean {
  return matchMedia(QUERY).matches
}
