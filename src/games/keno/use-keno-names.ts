import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { kenoHits, kenoPays } from '#domain/games/keno.ts'
import type { GameNames } from '../table/fairness/names.ts'
import type { Played } from '../table/round/played.ts'
import { useMultiplier } from '../table/round/multiplier.ts'

/** Names a round by the number of hits and their multiplier, and a draw by its number. */
export function useKenoNames(): GameNames<'keno'> {
  const { formatMessage } = useIntl()
  const multiplier = useMultiplier()
  const round = useCallback(
    ({ bet: { risk, picks }, state: { drawn } }: Played<'keno'>) => {
      const hits = kenoHits(picks, drawn)
      const paid = kenoPays(risk, picks.length)[hits] ?? 0
      return formatMessage({ id: 'keno.name' }, { hits, picks: picks.length, multiplier: multiplier(paid) })
    },
    [formatMessage, multiplier],
  )
  return { round, pick: (value) => String(value + 1) }
}
