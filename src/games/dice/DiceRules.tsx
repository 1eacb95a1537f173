import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { diceReturn } from '#domain/games/dice.ts'
import { minor } from '#domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import type { DiceOdds } from './use-dice-odds.ts'

/** How a roll is drawn and paid, with the true return and the rounding. */
export function DiceRules({ odds, currency }: { odds: DiceOdds; currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  const rtp = intl.formatNumber(diceReturn(odds.target, odds.direction), { style: 'percent', maximumFractionDigits: 2 })
  return (
    <>
      <p>{intl.formatMessage({ id: 'dice.rules.draw' })}</p>
      <p>{intl.formatMessage({ id: 'dice.rules.pay' }, { unit: money(minor(1), currency) })}</p>
      <p>{intl.formatMessage({ id: 'dice.rules.return' }, { rtp })}</p>
      <p>{intl.formatMessage({ id: 'dice.rules.chance' })}</p>
    </>
  )
}
