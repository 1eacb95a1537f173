import { Fragment, type ReactElement, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Commission } from '#domain/money/commission.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { PaymentKind, PaymentMeans } from '#domain/money/payment.ts'
import { useShortMoney } from '../../format/use-short-money.ts'
import { Strokes } from '../../ui/Icon.tsx'
import { getShownNetwork } from './shown-network.ts'
import { useLongestTime } from './use-longest-time.ts'
import styles from './methodPicker.module.css'
import tick from '../../ui/tick.module.css'

/** What the list shows of a deposit or withdrawal method. */
export type PickedMethod = {
  hash: string
  name: string
  kind: PaymentKind
  means?: PaymentMeans | null
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
  /** More to choose about the chosen method, right below it. */
  children?: ReactElement
}

/** The methods of a deposit or a withdrawal: native radio buttons, each with its fee, time and limits. */
export function MethodPicker({ purpose, methods, currency, chosen, lastUsed, open, onChoose, children }: Props) {
  const id = useId()
  const legend = useIntl().formatMessage({ id: purpose === 'deposit' ? 'deposit.method' : 'withdraw.method' })
  return (
    <fieldset className={styles.methods}>
      <legend>{legend}</legend>
      {methods.map((method) => {
        const { hash } = method
        const isOpen = open?.has(hash) ?? false
        return (
          <Fragment key={hash}>
            <label className={styles.method}>
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
              <MethodMark method={method} isPayout={purpose === 'withdraw'} />
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
            {hash === chosen && children}
          </Fragment>
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
  const network = getShownNetwork(method)
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

const CARD_PATH = 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4'
const BANK_PATH = 'M4 9.5 12 4.5l8 5zM6.5 9.5V17M10.2 9.5V17M13.8 9.5V17M17.5 9.5V17M4 19.5h16'
const PHONE_PATH = 'M7 3.5h10v17H7zM10.5 17.5h3'
const COIN_PATH = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5l4 4.5-4 4.5-4-4.5z'
const WALLET_PATH = 'M18.5 8V5h-12a2 2 0 0 0 0 4h13v10h-13a2 2 0 0 1-2-2V7M19.5 12h-4a2 2 0 0 0 0 4h4'
const TERMINAL_PATH = 'M6 3.5h12v17H6zM9 7h6v4H9zM9 14.5h1M14 14.5h1M9 17.5h6'
const MEANS_PATHS: Record<PaymentMeans, string> = { card: CARD_PATH, wallet: WALLET_PATH, terminal: TERMINAL_PATH }
const KIND_PATHS: Record<PaymentKind, string> = {
  redirect: CARD_PATH,
  card: BANK_PATH,
  phone: PHONE_PATH,
  crypto: COIN_PATH,
}

/** The marks of coins, each in its own colour. */
const COINS: Record<string, string> = {
  BTC: 'M9.5 6v12M7.5 6h6a2.9 2.9 0 0 1 0 5.8h-4M9.5 11.8h4.7a3.1 3.1 0 0 1 0 6.2H7.5M10.7 4v2M13.2 4v2M10.7 18v2M13.2 18v2',
  ETH: 'M12 3.5 6.5 12.3 12 15.5l5.5-3.2zM6.5 14.5 12 20.5l5.5-6',
  USDT: 'M6.5 6h11v2.5h-11zM12 8.5v10M12 13.2c-3 0-5.5-.8-5.5-1.8s2.5-1.8 5.5-1.8 5.5.8 5.5 1.8-2.5 1.8-5.5 1.8',
}

type MarkProps = { method: PickedMethod; isPayout: boolean }

/** The mark of a method: that of its coin, otherwise a drawing of what is paid with or of its kind. */
function MethodMark({ method: { kind, means, exchangeCurrency: coin }, isPayout }: MarkProps) {
  const coinPath = kind === 'crypto' && coin !== null && Object.hasOwn(COINS, coin) ? COINS[coin] : undefined
  // A withdrawal to a card is no bank transfer.
  const kindPath = isPayout && kind === 'card' ? CARD_PATH : means ? MEANS_PATHS[means] : KIND_PATHS[kind]
  return (
    <span className={styles.mark} data-coin={coinPath && coin}>
      <Strokes d={coinPath ?? kindPath} size={22} />
    </span>
  )
}

/** Shares are in hundredths of a percent: 10,000 is 100%. */
const WHOLE_SHARE = 10_000

/** Formats a commission: a share, a fixed amount, both, or none. */
function useCommission(currency: Currency | null): (commission: Commission) => string {
  const { formatMessage, formatNumber } = useIntl()
  const money = useShortMoney(currency)
  return ({ percent, fixed }) => {
    if (percent === 0 && fixed === 0) return formatMessage({ id: 'withdraw.fee.none' })
    const share = formatNumber(percent / WHOLE_SHARE, { style: 'percent', maximumFractionDigits: 2 })
    const parts = [...(percent > 0 ? [share] : []), ...(fixed > 0 ? [money(fixed)] : [])]
    return formatMessage({ id: 'withdraw.fee' }, { fee: parts.join(' + ') })
  }
}
