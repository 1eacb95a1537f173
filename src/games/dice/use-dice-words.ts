import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useResultText } from '../table/round/use-result-text.ts'
import type { DiceRound } from './use-dice.ts'
import { useHundredths } from './use-hundredths.ts'

/** Texts of a roll: what was bet on, and its announcement. */
export function useDiceWords() {
  const intl = useIntl()
  const resultText = useResultText()
  const hundredths = useHundredths()
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
    intl.formatMessage({ id: 'dice.result.said' }, { roll: hundredths(round.state.roll), result: resultText(round) })
  return { column, say }
}
