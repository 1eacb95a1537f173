import { FormattedMessage, useIntl } from 'react-intl'
import type { InvoiceRow, PaymentMethod } from '../../../worker/db/view.ts'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { useShortMoney } from '../../format/use-short-money.ts'
import { MethodList } from './MethodList.tsx'
import styles from './payIn.module.css'
import { networkBeside } from './network-beside.ts'
import type { PaymentKind } from '../../../worker/domain/money/payment.ts'

const GROUPS: { title: MessageKey; kinds: readonly PaymentKind[] }[] = [
  { title: 'deposit.group.cards', kinds: ['redirect', 'card'] },
  { title: 'deposit.group.phone', kinds: ['phone'] },
  { title: 'deposit.group.crypto', kinds: ['crypto'] },
]

type Props = {
  methods: readonly PaymentMethod[]
  currency: Currency | null
  chosen: string
  open: readonly InvoiceRow[]
  onChoose: (hash: string) => void
}

/** The deposit methods by type, each with its limits. */
export function Methods({ methods, currency, chosen, open, onChoose }: Props) {
  const { formatMessage } = useIntl()
  const groups = GROUPS.map(({ title, kinds }) => ({
    title: formatMessage({ id: title }),
    methods: methods
      .filter(({ kind }) => kinds.includes(kind))
      .map((method) => ({
        hash: method.hash,
        name: method.name,
        about: (
          <About
            method={method}
            currency={currency}
            isOpen={open.some(({ methodHash }) => methodHash === method.hash)}
          />
        ),
      })),
  }))
  return (
    <MethodList
      tiles
      legend={formatMessage({ id: 'deposit.method' })}
      groups={groups}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

function About({ method, currency, isOpen }: { method: PaymentMethod; currency: Currency | null; isOpen: boolean }) {
  const money = useShortMoney(currency)
  const { min, max, exchangeCurrency } = method
  const network = networkBeside(method)
  return (
    <>
      <span>
        <FormattedMessage id="deposit.limits" values={{ min: money(min), max: money(max) }} />
      </span>
      {network && <span>{network}</span>}
      {method.network === null && exchangeCurrency && (
        <span>
          <FormattedMessage id="deposit.exchange" values={{ currency: exchangeCurrency }} />
        </span>
      )}
      {isOpen && (
        <span className={styles['methodOpen']}>
          <FormattedMessage id="deposit.methodOpen" />
        </span>
      )}
    </>
  )
}
