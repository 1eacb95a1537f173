import { useIntl } from 'react-intl'
import type { Currency } from '../../../worker/rules/currencies.ts'
import { KENO_DRAWS, KENO_MOST_PICKS, KENO_RISKS, kenoReturn } from '../../../worker/rules/keno.ts'
import { minor } from '../../../worker/rules/money.ts'
import { useMoney } from '../../app/money.ts'
import styles from '../original/panels.module.css'
import { RETURN_FORMAT } from './return-text.ts'

/** How the numbers are drawn and paid, with the true return of each of the forty pay rows. */
export function KenoRules({ currency }: { currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  return (
    <>
      <p>{intl.formatMessage({ id: 'keno.rules.draw' }, { draws: intl.formatNumber(KENO_DRAWS) })}</p>
      <p>{intl.formatMessage({ id: 'keno.rules.pay' }, { unit: money(minor(1), currency) })}</p>
      <p>{intl.formatMessage({ id: 'keno.rules.return' })}</p>
      <ReturnTable />
      <p>{intl.formatMessage({ id: 'keno.rules.keys' })}</p>
    </>
  )
}

const PICKS = Array.from({ length: KENO_MOST_PICKS }, (_, index) => index + 1)

function ReturnTable() {
  const intl = useIntl()
  return (
    <table className={styles.numbers}>
      <caption>{intl.formatMessage({ id: 'keno.rules.table' })}</caption>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage({ id: 'keno.rules.picks' })}</th>
          {KENO_RISKS.map((risk) => (
            <th key={risk} scope="col">
              {intl.formatMessage({ id: `keno.risk.${risk}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PICKS.map((picks) => (
          <tr key={picks}>
            <th scope="row">{picks}</th>
            {KENO_RISKS.map((risk) => (
              <td key={risk}>{intl.formatNumber(kenoReturn(risk, picks), RETURN_FORMAT)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
