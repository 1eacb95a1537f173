import { useCallback, useMemo } from 'react'
import type { OriginalRound } from '../../../worker/db/view.ts'
import { nameIn } from '../../../worker/domain/protocol/names.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useAppState } from '../../data/queries.ts'

/** The name of an item of any case; its id if it is no longer listed. */
export function useItemName(): (slug: string, id: string) => string {
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
export function useRoundNames(): (round: OriginalRound<'cases'>) => string {
  const itemName = useItemName()
  return useCallback(({ bet, state }) => state.items.map((id) => itemName(bet.slug, id)).join(' · '), [itemName])
}
