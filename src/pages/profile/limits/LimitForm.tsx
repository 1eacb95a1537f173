import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { useBlockReload } from '../../../base/use-block-reload.ts'
import { useNeedsNetwork } from '../../../base/use-needs-network.ts'
import { commands } from '../../../data/commands.ts'
import { Form } from '../../../forms/Form.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useDuration } from '../../../format/use-duration.ts'
import { useMoney } from '../../../format/use-money.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MoneyField } from '../../../ui/MoneyField.tsx'
import { type LimitChange, type LimitState, readLimit } from './limit-state.ts'
import profile from '../Profile.module.css'
import styles from './limits.module.css'

const HOUR_S = 3_600

type Props = {
  limit: LimitState
  change: LimitChange
  currency: Currency
  raiseAfterHours: number
  onClose: () => void
}

/** The new amount of a limit. A lower one is sent or stored at once; a higher one needs a connection. */
export function LimitForm({ limit, change, currency, raiseAfterHours, onClose }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const money = useMoney()
  const duration = useDuration()
  const needsNetwork = useNeedsNetwork()
  const [text, setText] = useState('')
  const { kind, period, amount } = limit
  const isRaise = change === 'raise'
  const isDisabled = isRaise && needsNetwork !== undefined
  const typed = readLimit(text, change, { amount, currency, locale })
  const set = (next: Minor | null) => commands.protection.setLimit({ kind, period, amount: next, currency })
  const form = useForm({
    values: { amount: text },
    isDisabled,
    check: () => ({
      amount: typed.ok
        ? null
        : { text: formatMessage({ id: `limits.amount.${typed.problem}` }, { limit: money(amount, currency) }) },
    }),
    send: () => {
      if (!typed.ok) throw new Error('a limit was sent that was not checked')
      return set(typed.value)
    },
    done: onClose,
  })
  useBlockReload(`limit ${kind} ${period}`, form.sending || text !== '')

  return (
    <Form form={form}>
      <MoneyField
        label={formatMessage({ id: 'limits.amount' })}
        {...(amount !== null && { aside: money(amount, currency) })}
        hint={
          isRaise
            ? formatMessage({ id: 'limits.raise.hint' }, { time: duration(raiseAfterHours * HOUR_S) })
            : formatMessage({ id: 'limits.lower.hint' })
        }
        problem={form.problem('amount')}
        currency={currency}
        name="amount"
        enterKeyHint="go"
        value={text}
        onType={setText}
      />
      {isDisabled && <output className={profile.hint}>{needsNetwork}</output>}
      <div className={styles.pair}>
        <Button type="submit" busy={form.sending} aria-disabled={isDisabled}>
          <FormattedMessage id={`limits.${change}`} />
        </Button>
        <Button onClick={onClose}>
          <FormattedMessage id="limits.close" />
        </Button>
      </div>
      {isRaise && (
        <Button
          variant="quiet"
          aria-disabled={isDisabled}
          busy={form.sending}
          onClick={() => form.act({ check: () => ({}), send: () => set(null), done: onClose })}
        >
          <FormattedMessage id="limits.remove" />
        </Button>
      )}
    </Form>
  )
}
