import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { useMoney } from '../../format/use-money.ts'
import controls from '../table/controls.module.css'
import styles from './odds.module.css'
import type { Dice } from './use-dice.ts'

/** What a win would pay, before the bet: profit and payout, rounded the same way as the real payout. */
export function WinPreview({ win, currency }: { win: Dice['win']; currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  return (
    <dl className={`${controls.preview} ${styles.win}`}>
      <div>
        <dt>{intl.formatMessage({ id: 'dice.profit' })}</dt>
        <dd translate="no">{money(win?.profit ?? null, currency)}</dd>
      </div>
      <div>
        <dt>{intl.formatMessage({ id: 'dice.payout' })}</dt>
        <dd translate="no">{money(win?.payout ?? null, currency)}</dd>
      </div>
    </dl>
  )
}
