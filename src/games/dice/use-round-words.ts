import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useMoney } from '../../app/money.ts'
import { outcomeOf, OUTCOME_TEXT } from '../original/outcome.ts'
import type { DiceRound } from './use-dice.ts'
import { useHundredths } from './use-hundredths.ts'

/** A roll in words: its name in lists, what was bet on, and what is said of it once. */
export function useRoundWords() {
  const intl = useIntl()
  const money = useMoney()
  const hundredths = useHundredths()
  const nameRound = useCallback(({ state }: DiceRound) => hundredths(state.roll), [hundredths])
  const column = useMemo(
    () => ({
      heading: 'dice.target' as const,
      of: ({ bet: { direction, target } }: DiceRound) =>
        intl.formatMessage(
          { id: direction === 'over' ? 'dice.history.over' : 'dice.history.under' },
          { target: hundredths(target) },
        ),
    }),
    [intl, hundredths],
  )
  const say = (round: DiceRound) =>
    intl.formatMessage(
      { id: 'dice.result.said' },
      {
        roll: hundredths(round.state.roll),
        outcome: intl.formatMessage({ id: OUTCOME_TEXT[outcomeOf(round)] }),
        payout: money(round.payout, round.currency),
      },
    )
  return { nameRound, column, say }
}
