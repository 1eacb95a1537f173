import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { minor } from '#domain/money/money.ts'
import { useMoney } from '../../../format/use-money.ts'
import { signedMoney } from '../change.ts'
import { HEIGHT, toNetPath, WIDTH } from './net-path.ts'
import type { NetPoint } from './tally.ts'
import styles from './session.module.css'

/** The net result after each round as a line around zero; its highest, lowest and last value in words. */
export function NetLine({ line, currency }: { line: readonly NetPoint[]; currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  const { path, zero, end } = toNetPath(line)
  const write = (amount: number) => signedMoney(minor(amount), currency, money)
  const nets = line.map(({ net }) => net)
  const label = intl.formatMessage(
    { id: 'session.line' },
    { low: write(Math.min(...nets)), high: write(Math.max(...nets)) },
  )
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      data-sign={Math.sign(nets.at(-1) ?? 0)}
    >
      <path className={styles.zero} d={`M0 ${zero}H${WIDTH}`} />
      <path d={path} />
      <path className={styles.end} d={`M${WIDTH} ${end}h0`} />
    </svg>
  )
}
