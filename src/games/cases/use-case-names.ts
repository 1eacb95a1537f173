import { useCallback, useMemo } from 'react'
import { caseTable } from '#domain/games/cases.ts'
import { nameIn } from '#domain/languages/names.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useAppState } from '../../data/queries.ts'
import type { GameNames } from '../table/fairness/names.ts'
import type { Played } from '../table/round/played.ts'

/** The name of an item of any case; its id if it is no longer listed. */
function useItemName(): (slug: string, id: string) => string {
  const { locale } = useLocale()
  const row = useAppState('cases')
  const names = useMemo(() => {
    const cards = row?.cases ?? []
    return new Map(
      cards.map(({ slug, items }) => [slug, new Map(items.map(({ id, name }) => [id, nameIn(name, locale)]))]),
    )
  }, [row, locale])
  return useCallback((slug, id) => names.get(slug)?.get(id) ?? id, [names])
}

/** Names a round of any case by its items: "Ring · Key". */
export function useCaseNames(): GameNames<'cases'> {
  const itemName = useItemName()
  const round = useCallback(
    ({ bet, state }: Played<'cases'>) => state.items.map((id) => itemName(bet.slug, id)).join(' · '),
    [itemName],
  )
  return {
    round,
    pick: (value, slug) => itemName(slug, caseTable(slug)?.items[value]?.id ?? ''),
  }
}
