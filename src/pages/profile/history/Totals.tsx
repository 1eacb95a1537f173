import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import type { HistoryRow } from '#db/view.ts'
import type { HistoryKind } from '#domain/money/history.ts'
import type { Minor } from '#domain/money/money.ts'
import { useMoney } from '../../../format/use-money.ts'
import { signedMoney } from '../../../games/table/change.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { computeNet, computeTotals } from './totals.ts'
import { Amount } from '../../../ui/Amount.tsx'
import styles from './history.module.css'

type Props = { kind: HistoryKind; rows: readonly HistoryRow[]; whole: boolean }

/**
 * The totals of the lines; if older lines of these days are not loaded yet, says that they cover only the shown ones.
 */
export function Totals({ kind, rows, whole }: Props) {
  const money = useMoney()
  const totals = useMemo(() => computeTotals(rows), [rows])
  if (kind === 'logins' || totals.length === 0) return null
  return (
    <div className={styles.totals}>
      {totals.map((total) => {
        const { currency, amount, out } = total
        const sums: [MessageKey, Minor | null][] =
          kind === 'bets'
            ? [
                ['history.staked', amount],
                ['history.paidOut', out],
                ['history.net', computeNet(total)],
              ]
            : [[`history.sum.${kind}`, amount]]
        return (
          <dl key={currency}>
            {sums.map(([label, sum]) => (
              <div key={label}>
                <dt>
                  <FormattedMessage id={label} />
                </dt>
                <dd data-amount>
                  <Amount>
                    {label === 'history.net' && sum !== null ? signedMoney(sum, currency, money) : money(sum, currency)}
                  </Amount>
                </dd>
              </div>
            ))}
          </dl>
        )
      })}
      {!whole && (
        <p>
          <FormattedMessage id="history.partial" values={{ count: rows.length }} />
        </p>
      )}
    </div>
  )
}
