import { useEffect, useState } from 'react'
import type { OriginalRound } from '../../../worker/db/view.ts'
import { REST_MS } from './board.ts'

/** Whether the end of the page's own round has been on the board for a moment; always while there is none. */
export function useAtRest(own: OriginalRound<'miner'> | null): boolean {
  const ended = own?.status === 'settled' ? own.id : null
  const [rested, setRested] = useState<string | null>(ended)
  useEffect(() => {
    if (ended === null) return undefined
    const timer = setTimeout(() => setRested(ended), REST_MS)
    return () => clearTimeout(timer)
  }, [ended])
  return ended === null || rested === ended
}
