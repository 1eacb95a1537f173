import { useEffect, useState } from 'react'
import { whenIdle } from '../../../browser/idle.ts'
import { getZoneOffset } from './zones.ts'

/** How many zones are computed per idle period: creating their formatters is slow, and there are hundreds. */
const BATCH_SIZE = 12
const LATEST_MS = 500

/** The current UTC offset of each zone; empty until all are computed, in batches during idle time. */
export function useZoneOffsets(zones: readonly string[]): ReadonlyMap<string, string> {
  const [offsets, setOffsets] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const left = new AbortController()
    void computeOffsets(zones, left.signal).then((all) => left.signal.aborted || setOffsets(all))
    return () => left.abort()
  }, [zones])
  return offsets
}

async function computeOffsets(zones: readonly string[], signal: AbortSignal): Promise<Map<string, string>> {
  const offsets = new Map<string, string>()
  const now = Date.now()
  for (let at = 0; at < zones.length && !signal.aborted; at += BATCH_SIZE) {
    await whenIdle(LATEST_MS)
    for (const zone of zones.slice(at, at + BATCH_SIZE)) offsets.set(zone, getZoneOffset(zone, now))
  }
  return offsets
}
