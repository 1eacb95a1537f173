import { type ReactElement, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Commission } from '#domain/money/commission.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { PaymentKind } from '#domain/money/payment.ts'
import { useShortMoney } from '../../format/use-short-money.ts'
import { MethodMark } from './MethodMark.tsx'
import { networkBeside } from './network-beside.ts'
import { useCommission } from './use-commission.ts'
import { useLongestTime } from './use-longest-time.ts'
import styles from './methodPicker.module.css'
import tick from '../../ui/tick.module.css'

/** What the list shows of a deposit or withdrawal method. */
export type PickedMethod = {
  hash: string
  name: string
  kind: PaymentKind
  network: string | null
  min: Minor
  max: Minor | null
  exchangeCurrency: string | null
  /** null or absent if unknown. */
  commission?: Commission | null
  /** The longest time in minutes, 0 at once; null or absent if unknown. */
  minutes?: number | null
}

type Props = {
  purpose: 'deposit' | 'withdraw'
  /** In display order. */
  methods: readonly PickedMethod[]
  currency: Currency | null
  chosen: string
  /** The hash of the method of the last deposit or withdrawal. */
  lastUsed: string | null
  /** The hashes of methods with an open invoice. */
  open?: ReadonlySet<string>
  onChoose: (hash: string) => void
}

/** The methods of a deposit or a withdrawal: native radio buttons, each with its fee, time and limits. */
export function MethodPicker({ purpose, methods, currency, chosen, lastUsed, open, onChoose }: Props) {
  const id = useId()
  const legend = useIntl().formatMessage({ id: purpose === 'deposit' ? 'deposit.method' : 'withdraw.method' })
  return (
    <fieldset className={styles.methods}>
      <legend>{legend}</legend>
      {methods.map((method) => {
        const { hash } = method
        const isOpen = open?.has(hash) ?? false
        return (
          <label key={hash} className={styles.method}>
            <input
              type="radio"
              className={`${tick.tick} ${styles.radio}`}
              name={id}
              value={hash}
              checked={hash === chosen}
              aria-labelledby={`${id}-${hash}`}
              aria-describedby={`${id}-${hash}-about`}
              onChange={() => onChoose(hash)}
            />
            <MethodMark kind={method.kind} coin={method.exchangeCurrency} isPayout={purpose === 'withdraw'} />
            <span className={styles.text}>
              <span id={`${id}-${hash}`} className={styles.name}>
                {method.name}
              </span>
              <About id={`${id}-${hash}-about`} method={method} currency={currency}>
                {isOpen ? (
                  <FormattedMessage id="deposit.methodOpen" />
                ) : (
                  hash === lastUsed && <FormattedMessage id="method.lastUsed" />
                )}
              </About>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

type AboutProps = {
  id: string
  method: PickedMethod
  currency: Currency | null
  /** What stands out about it. */
  children: ReactElement | false
}

function About({ id, method, currency, children }: AboutProps) {
  const { formatMessage } = useIntl()
  const money = useShortMoney(currency)
  const commission = useCommission(currency)
  const time = useLongestTime()
  const { min, max, exchangeCurrency } = method
  const network = networkBeside(method)
  const limits = max === null ? { id: 'withdraw.from' as const } : { id: 'deposit.limits' as const }
  const terms = [method.commission && commission(method.commission), time(method.minutes ?? null)].filter(Boolean)
  return (
    <span id={id} className={styles.about}>
      <span>{formatMessage(limits, { min: money(min), max: max === null ? '' : money(max) })}</span>
      {terms.map((term) => (
        <span key={term}>{term}</span>
      ))}
      {network && <span>{network}</span>}
      {method.network === null && exchangeCurrency && (
        <span>
          <FormattedMessage id="deposit.exchange" values={{ currency: exchangeCurrency }} />
        </span>
      )}
      {children && <span className={styles.special}>{children}</span>}
    </span>
  )
}
