import { useIntl } from 'react-intl'
import { useMoney } from '../../format/use-money.ts'
import { SPACE } from '../../ui/children.ts'
import styles from './board.module.css'
import type { Keno } from './use-keno.ts'

/** The highest payout of this bet, next to the numbers. */
export function TopPay({ keno: { pays, original } }: { keno: Keno }) {
  const intl = useIntl()
  const money = useMoney()
  const top = pays.at(-1)
  if (!top) return null
  return (
    <p className={styles.top}>
      <span>{intl.formatMessage({ id: 'keno.pays.top' })}</span>
      {SPACE}
      <b translate="no">{money(top.payout, original.table.currency)}</b>
    </p>
  )
}
