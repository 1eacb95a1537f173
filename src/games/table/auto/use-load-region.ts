import { useEffect } from 'react'
import { commands } from '../../../data/commands.ts'
import { useAppState, useReachable } from '../../../data/queries.ts'

/** How long after an attempt the region is requested again, ms. */
const RETRY_MS = 10_000

/** Loads the visitor's region while auto-play is `wanted` and the start of the visit could not load it. */
export function useLoadRegion(wanted: boolean): void {
  const isMissing = useAppState('geo') === null
  const isDue = useReachable() && isMissing && wanted
  useEffect(() => {
    if (!isDue) return undefined
    const load = () => void commands.games.loadRegion()
    load()
    const timer = setInterval(load, RETRY_MS)
    return () => clearInterval(timer)
  }, [isDue])
}
