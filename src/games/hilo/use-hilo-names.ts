import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { hiloHundredths, hiloMultiplier } from '#domain/games/hilo.ts'
import type { GameNames } from '../table/fairness/names.ts'
import type { Played } from '../table/round/played.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import { rightGuesses } from './hilo-odds.ts'
import { useCardName } from './use-card-name.ts'

/** Names a round by the number of right guesses and their multiplier. */
export function useHiloNames(): GameNames<'hilo'> {
  const intl = useIntl()
  const multiplier = useMultiplier()
  const cardName = useCardName()
  const round = useCallback(
    ({ payout, status, state }: Played<'hilo'>) => {
      const times = status === 'settled' && payout === 0 ? 0 : hiloHundredths(hiloMultiplier(state))
      return intl.formatMessage({ id: 'hilo.name' }, { right: rightGuesses(state), multiplier: multiplier(times) })
    },
    [intl, multiplier],
  )
  return { round, pick: cardName }
}
