import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ORIGINALS } from '../../../worker/rules/original-pictures.ts'
import type { OriginalCard } from '../../../worker/db/view.ts'
import type { OriginalLink } from '../navigation-more.ts'
import { findOriginals, originalNames } from './find-originals.ts'

/** Our own games that a query finds, by their names here and by what else they are called. */
export function useFoundOriginals(query: string): readonly OriginalLink[] {
  const { formatMessage } = useIntl()
  const names = useMemo(() => originalNames(({ text }) => formatMessage({ id: text })), [formatMessage])
  return useMemo(() => findOriginals(names, query), [names, query])
}

/** Our own games as tiles show them. */
export function useOriginalCards(links: readonly OriginalLink[]): OriginalCard[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () =>
      links.map(({ game, path, text }) => ({
        id: game,
        name: formatMessage({ id: text }),
        provider: '',
        kind: 'original',
        isNew: false,
        path,
        picture: ORIGINALS[game] ?? '',
      })),
    [links, formatMessage],
  )
}
