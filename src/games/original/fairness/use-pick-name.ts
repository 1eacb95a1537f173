import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { caseTable } from '../../../../worker/domain/games/cases.ts'
import { segmentPays, WHEEL_RISKS } from '../../../../worker/domain/games/wheel.ts'
import { useItemName } from '../../cases/use-round-names.ts'
import { SIDE_TEXT } from '../../coinflip/side-text.ts'
import { useHundredths } from '../../dice/use-hundredths.ts'
import { useCardName } from '../../hilo/use-card-name.ts'
import { usePocketText } from '../../roulette/use-place-text.ts'
import { useTimes } from '../../wheel/times.ts'
import type { DrawnFrom } from './drawn-picks.ts'

/** Names one draw in its game: "50.50", "Heads", "Queen of hearts", a number or tile from 1, "17 black", an item. */
export function usePickName(): (from: DrawnFrom, value: number) => string {
  const { formatMessage } = useIntl()
  const hundredths = useHundredths()
  const card = useCardName()
  const pocket = usePocketText()
  const times = useTimes()
  const item = useItemName()
  return useCallback(
    ({ game, variant }, value) => {
      switch (game) {
        case 'dice':
          return hundredths(value)
        case 'coinflip':
          return formatMessage({ id: SIDE_TEXT[value === 1 ? 'heads' : 'tails'] })
        case 'hilo':
          return card(value)
        case 'roulette':
          return pocket(value)
        case 'keno':
        case 'miner':
          return String(value + 1)
        case 'wheel': {
          const risk = WHEEL_RISKS.find((each) => each === variant)
          return risk ? `${value + 1} · ${times(segmentPays(risk, value))}` : String(value + 1)
        }
        case 'cases':
          return item(variant, caseTable(variant)?.items[value]?.id ?? '')
      }
    },
    [formatMessage, hundredths, card, pocket, times, item],
  )
}
