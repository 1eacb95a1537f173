import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { OriginalRound } from '../../../worker/db/view.ts'
import { kenoHits, kenoPays } from '../../../worker/domain/games/keno.ts'
import { useMultiplier } from '../original/round/multiplier.ts'

/** The name of a round in lists: the number of hits and their multiplier. */
export function useKenoRoundName(): (round: OriginalRound<'keno'>) => string {
  const { formatMessage } = useIntl()
  const multiplier = useMultiplier()
  return useCallback(
    ({ bet: { risk, picks }, state: { drawn } }) => {
      const hits = kenoHits(picks, drawn)
      const paid = kenoPays(risk, picks.length)[hits] ?? 0
      return formatMessage({ id: 'keno.name' }, { hits, picks: picks.length, multiplier: multiplier(paid) })
    },
    [formatMessage, multiplier],
  )
}
