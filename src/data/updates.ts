import { useAppState, useReachable } from './queries.ts'

/**
 * How live data reaches the page. live: by the socket, at once · polled: the network blocks the socket, so snapshots come
 * every few seconds · bare: it does, and the operator offers no snapshots · connecting: the socket may still open.
 */
export type Updates = 'live' | 'polled' | 'bare' | 'connecting' | 'offline'

/** How live data reaches the page at present. */
export function useUpdates(): Updates {
  const reachable = useReachable()
  const realtime = useAppState('realtime')
  if (!reachable) return 'offline'
  return realtime?.state === 'open' ? 'live' : (realtime?.fallback ?? 'connecting')
}

/** Whether what is shown follows the operator, at once or every few seconds. */
export function isFollowed(updates: Updates): updates is 'live' | 'polled' {
  return updates === 'live' || updates === 'polled'
}
