import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { DiceRound } from '../../../worker/db/view.ts'
import { useMoney } from '../../app/money.ts'
import { outcomeOf, OUTCOME_TEXT } from './outcome.ts'
import { useHundredths } from './use-hundredths.ts'

/** Says each new round once into a live region; a round that was there on arrival is not news. */
export function useRoundAnnouncement(round: DiceRound | null, loaded: boolean) {
  const intl = useIntl()
  const money = useMoney()
  const hundredths = useHundredths()
  const region = useRef<HTMLOutputElement>(null)
  const known = useRef<string | null | undefined>(undefined)
  const id = round?.id ?? null

  useEffect(() => {
    if (!loaded) return
    const news = known.current !== undefined && known.current !== id
    known.current = id
    if (!news || !round || !region.current) return
    region.current.textContent = intl.formatMessage(
      { id: 'dice.result.said' },
      {
        roll: hundredths(round.roll),
        outcome: intl.formatMessage({ id: OUTCOME_TEXT[outcomeOf(round)] }),
        payout: money(round.payout, round.currency),
      },
    )
  }, [id, loaded, round, intl, money, hundredths])

  return region
}
