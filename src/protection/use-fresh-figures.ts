import { useCallback, useEffect, useRef, useState } from 'react'
import { useOneAtATime } from '../base/use-one-at-a-time.ts'
import { commands } from '../data/commands.ts'
import { useAppState, useReachable, useViewer } from '../data/queries.ts'

/** Fetches the operator's figures again whenever the balance has moved; true once they have all of it. */
export function useFreshFigures(): boolean {
  const version = useViewer()?.wallet?.version
  const reachable = useReachable()
  const isOffered = useAppState('problems')?.parts.protection !== 'notOffered'
  const newest = useRef(version)
  const [fetched, setFetched] = useState<number>()
  const fetchFigures = useCallback(async () => {
    const before = newest.current
    const { ok } = await commands.protection.refresh()
    if (ok) setFetched(before)
  }, [])
  const refresh = useOneAtATime(fetchFigures)
  useEffect(() => {
    newest.current = version
    if (version !== undefined && reachable && isOffered) void refresh()
  }, [version, reachable, isOffered, refresh])
  return fetched === version
}
