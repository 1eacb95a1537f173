import { useCallback, useEffect, useState } from 'react'
import { formatOdds, type Odds } from '#domain/betting/odds.ts'
import { useBettingSettings } from '../../data/betting-queries.ts'
import { useDecimalMark } from '../../format/use-decimal-mark.ts'

/** How long a change of odds is shown, ms. */
const MOVED_MS = 4_000

/** Formats odds in the format that the player has chosen, with the decimal mark of the locale. */
export function useFormatOdds(): (odds: Odds) => string {
  const format = useBettingSettings()?.format ?? 'decimal'
  const withMark = useDecimalMark()
  return useCallback((odds) => withMark(formatOdds(odds, format)), [format, withMark])
}

/** The direction in which the odds have just moved. */
export function useMoved(odds: Odds | null): 'up' | 'down' | null {
  const [seen, setSeen] = useState<{ odds: Odds | null; moved: 'up' | 'down' | null }>({ odds, moved: null })
  if (seen.odds !== odds) {
    const moved = odds !== null && seen.odds !== null ? (odds > seen.odds ? 'up' : 'down') : null
    setSeen({ odds, moved })
  }
  useEffect(() => {
    if (seen.moved === null) return undefined
    const timer = setTimeout(() => setSeen((now) => ({ ...now, moved: null })), MOVED_MS)
    return () => clearTimeout(timer)
  }, [seen])
  return seen.moved
}
