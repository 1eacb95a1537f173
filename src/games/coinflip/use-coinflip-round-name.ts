import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { OriginalRound } from '../../../worker/db/view.ts'
import { SIDE_TEXT } from './side-text.ts'

/** So many sides are named one by one; a longer row by its length. */
const NAMED = 3

/** What a round is called in lists: the sides that fell. */
export function useCoinflipRoundName(): (round: OriginalRound<'coinflip'>) => string {
  const { formatMessage } = useIntl()
  return useCallback(
    ({ state: { flips } }) => {
      const names = flips.map((side) => formatMessage({ id: SIDE_TEXT[side] }))
      if (flips.length <= NAMED) return names.join(' · ')
      return formatMessage({ id: 'coinflip.name.many' }, { count: flips.length, side: flips.at(-1) ?? 'heads' })
    },
    [formatMessage],
  )
}
