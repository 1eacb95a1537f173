import { useEffect, useState } from 'react'
import { readFromTab, saveInTab } from '../browser/session-storage.ts'

const KEY = 'failures'
/** A failure longer ago than this has nothing to do with the next one. */
const RELATED_MS = 10 * 60_000

/**
 * How many error pages this tab has shown in a row, this one included. It is counted in session storage, because a
 * retry may reload the app.
 */
export function useFailureCount(): number {
  const [times] = useState(() => [...lately(), Date.now()])
  useEffect(() => saveInTab(KEY, times), [times])
  return times.length
}

function lately(): number[] {
  const times = readFromTab(KEY)
  if (!Array.isArray(times)) return []
  return times.filter((time) => typeof time === 'number' && Math.abs(Date.now() - time) < RELATED_MS)
}
