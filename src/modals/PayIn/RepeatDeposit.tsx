import { FormattedMessage } from 'react-intl'
import type { InvoiceRow, PaymentMethod } from '../../../worker/db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { toTyped } from '#domain/money/money.ts'
import { useShortMoney } from '../../format/use-short-money.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './payIn.module.css'

type Props = {
  last: InvoiceRow
  methods: readonly PaymentMethod[]
  currency: Currency | null
  busy: boolean
  /** The id of the text that says why no deposit is possible; null if one is. */
  disabledReasonId: string | null
  onRepeat: (methodHash: string, amountText: string) => void
}

/** Pays the amount of the last paid deposit by its method in one press, where both still hold. */
export function RepeatDeposit({ last, methods, currency, busy, disabledReasonId, onRepeat }: Props) {
  const { locale } = useLocale()
  const money = useShortMoney(currency)
  const { amount } = last
  const method = methods.find(({ hash }) => hash === last.methodHash)
  if (!method || last.currency !== currency) return null
  if (amount < method.min || amount > method.max) return null
  return (
    <Button
      className={styles.repeat}
      movesMoney
      busy={busy}
      aria-disabled={disabledReasonId !== null}
      aria-describedby={disabledReasonId ?? undefined}
      onClick={disabledReasonId === null ? () => onRepeat(method.hash, toTyped(amount, locale)) : undefined}
    >
      <FormattedMessage id="deposit.repeat" values={{ amount: money(amount), method: method.name }} />
    </Button>
  )
}
