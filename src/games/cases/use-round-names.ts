import { useCallback, useMemo } from 'react'
import type { OriginalRound } from '../../../worker/db/view.ts'
import { useLocale } from '../../app/locale.tsx'
import { useFact } from '../../data/queries.ts'
import { nameIn } from './case-facts.ts'

/** Names a round by what was drawn, of whichever case: "Ring · Key"; an item that is not listed any more by its id. */
export function useRoundNames(): (round: OriginalRound<'cases'>) => string {
  const { locale } = useLocale()
  const row = useFact('cases')
  const names = useMemo(() => {
    const cards = row?.cases ?? []
    return new Map(
      cards.map(({ slug, items }) => [slug, new Map(items.map(({ id, name }) => [id, nameIn(name, locale)]))]),
    )
  }, [row, locale])
  return useCallback(
    ({ bet, state }) => state.items.map((id) => names.get(bet.slug)?.get(id) ?? id).join(' · '),
    [names],
  )
}
