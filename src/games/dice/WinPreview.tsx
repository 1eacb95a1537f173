import { useIntl } from 'react-intl'
import { UNKNOWN_AMOUNT, useMoney } from '../../app/money.ts'
import styles from '../original/controls.module.css'
import type { Dice } from './use-dice.ts'

/** What a win would bring, in money, before the bet: profit and payout, rounded as they are paid. */
export function WinPreview({ dice: { win, table } }: { dice: Dice }) {
  const intl = useIntl()
  const money = useMoney()
  return (
    <dl className={styles.preview}>
      <div>
        <dt>{intl.formatMessage({ id: 'dice.profit' })}</dt>
        <dd>{win ? money(win.profit, table.currency) : UNKNOWN_AMOUNT}</dd>
      </div>
      <div>
        <dt>{intl.formatMessage({ id: 'dice.payout' })}</dt>
        <dd>{win ? money(win.payout, table.currency) : UNKNOWN_AMOUNT}</dd>
      </div>
    </dl>
  )
}
