import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { OriginalRound } from '../../../worker/db/view.ts'
import { SIDE_TEXT } from './side-text.ts'

/** Up to this many sides are named one by one; beyond that only their number. */
const NAMED = 3

/** The name of a round in lists: the sides that fell. */
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
