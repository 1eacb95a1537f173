import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useMoney } from '../../app/money.ts'
import { outcomeOf, OUTCOME_TEXT } from '../original/outcome.ts'
import type { Dice } from './use-dice.ts'
import { useHundredths } from './use-hundredths.ts'

/** Says each new round once into a live region: one of this page's own, or one that came after its arrival. */
export function useRoundAnnouncement({ round, ownRound, table: { knownUntil } }: Dice) {
  const intl = useIntl()
  const money = useMoney()
  const hundredths = useHundredths()
  const region = useRef<HTMLOutputElement>(null)
  const said = useRef<string | null>(null)

  useEffect(() => {
    if (!round || !region.current || said.current === round.id) return
    // What an operator tells first is the past, also where it is new to this device.
    if (!ownRound && (knownUntil === null || round.at <= knownUntil)) return
    said.current = round.id
    region.current.textContent = intl.formatMessage(
      { id: 'dice.result.said' },
      {
        roll: hundredths(round.roll),
        outcome: intl.formatMessage({ id: OUTCOME_TEXT[outcomeOf(round)] }),
        payout: money(round.payout, round.currency),
      },
    )
  }, [round, ownRound, knownUntil, intl, money, hundredths])

  return region
}
