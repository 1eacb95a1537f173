import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { originalCard, type OriginalCard } from '#domain/games/original-card.ts'
import type { OriginalLink } from '../../navigation/navigation-more.ts'
import { useShownOriginals } from '../use-shown-originals.ts'
import { findOriginals, originalNames } from './find-originals.ts'

/** Our own games that match a query, by their localized and their other names. */
export function useFoundOriginals(query: string): readonly OriginalLink[] {
  const { formatMessage } = useIntl()
  const links = useShownOriginals()
  const names = useMemo(() => originalNames(links, ({ text }) => formatMessage({ id: text })), [links, formatMessage])
  return useMemo(() => findOriginals(names, query), [names, query])
}

/** Our own games as cards for tiles. */
export function useOriginalCards(links: readonly OriginalLink[]): OriginalCard[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => links.map(({ game, text }) => originalCard(game, formatMessage({ id: text }))),
    [links, formatMessage],
  )
}
