import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { GameNames } from '../table/fairness/names.ts'
import type { Played } from '../table/round/played.ts'
import { SIDE_TEXT } from './side-text.ts'

/** Up to this many sides are named one by one; beyond that only their number. */
const NAMED = 3

/** Names a round by the sides that fell. */
export function useCoinflipNames(): GameNames<'coinflip'> {
  const { formatMessage } = useIntl()
  const round = useCallback(
    ({ state: { flips } }: Played<'coinflip'>) => {
      if (flips.length <= NAMED) return flips.map((side) => formatMessage({ id: SIDE_TEXT[side] })).join(' · ')
      return formatMessage({ id: 'coinflip.name.many' }, { count: flips.length, side: flips.at(-1) ?? 'heads' })
    },
    [formatMessage],
  )
  return { round, pick: (value) => formatMessage({ id: SIDE_TEXT[value === 1 ? 'heads' : 'tails'] }) }
}
