import { useIntl } from 'react-intl'
import { COINFLIP_MOST, coinflipMultiplier, coinflipReturn } from '../../../worker/rules/coinflip.ts'
import type { Currency } from '../../../worker/rules/currencies.ts'
import { minor } from '../../../worker/rules/money.ts'
import { useMoney } from '../../app/money.ts'
import { useMultiplier } from '../original/multiplier.ts'
import styles from '../original/panels.module.css'

const LENGTHS = Array.from({ length: COINFLIP_MOST }, (_, index) => index + 1)

/** How a flip is drawn and paid, with the true return, the rounding, and what each length of a row pays. */
export function CoinflipRules({ currency }: { currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  const { numerator, denominator } = coinflipReturn(1)
  const rtp = intl.formatNumber(Number(numerator) / Number(denominator), {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  return (
    <>
      <p>{intl.formatMessage({ id: 'coinflip.rules.play' }, { most: COINFLIP_MOST })}</p>
      <p>{intl.formatMessage({ id: 'coinflip.rules.draw' })}</p>
      <p>{intl.formatMessage({ id: 'coinflip.rules.pay' }, { unit: money(minor(1), currency) })}</p>
      <p>{intl.formatMessage({ id: 'coinflip.rules.return' }, { rtp })}</p>
      <table className={styles.numbers}>
        <caption>{intl.formatMessage({ id: 'coinflip.rules.table' })}</caption>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: 'coinflip.wins' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'coinflip.rules.odds' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'coinflip.rules.multiplier' })}</th>
          </tr>
        </thead>
        <tbody>
          {LENGTHS.map((wins) => (
            <tr key={wins}>
              <th scope="row">{wins}</th>
              <td>{intl.formatNumber(2 ** wins)}</td>
              <td>{multiplier(coinflipMultiplier(wins))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
