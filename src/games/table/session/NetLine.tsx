import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { useMoney } from '../../../format/use-money.ts'
import { signedMoney } from '../change.ts'
import { HEIGHT, toNetPath, WIDTH } from './net-path.ts'
import styles from './session.module.css'

/** The net result after each round as a line around zero; its highest, lowest and last value in words. */
export function NetLine({ line, currency }: { line: readonly Minor[]; currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  const { path, zero, end } = toNetPath(line)
  const write = (amount: number) => signedMoney(minor(amount), currency, money)
  const label = intl.formatMessage(
    { id: 'session.line' },
    { low: write(Math.min(...line)), high: write(Math.max(...line)) },
  )
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      data-sign={Math.sign(line.at(-1) ?? 0)}
    >
      <path className={styles.zero} d={`M0 ${zero}H${WIDTH}`} />
      <path d={path} />
      <path className={styles.end} d={`M${WIDTH} ${end}h0`} />
    </svg>
  )
}
