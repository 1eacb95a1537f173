import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { parseTyped } from '#domain/money/typed-amount.ts'
import { LIMIT_PERIODS, type LimitPeriod } from '#domain/protection/limits.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { commands } from '../../data/commands.ts'
import { Form } from '../../forms/Form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import styles from './payIn.module.css'

/** Asks for a deposit limit where no deposit is possible without one; no sum is suggested. */
export function FirstLimit({ currency }: { currency: Currency }) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const [period, setPeriod] = useState<LimitPeriod>('month')
  const [text, setText] = useState('')
  const typed = parseTyped(text, locale, currency)
  const form = useForm({
    values: { amount: text },
    isDisabled: false,
    leavesFocus: true,
    check: () => ({ amount: typed.ok ? null : `limits.amount.${typed.problem}` }),
    send: () => {
      if (!typed.ok) throw new Error('a limit was sent that was not checked')
      return commands.protection.setLimit({ kind: 'deposit', period, amount: typed.value, currency })
    },
  })
  useBlockReload('firstLimit', form.sending || text !== '')
  return (
    <section className={styles.firstLimit} data-unasked>
      <h3>
        <FormattedMessage id="limits.first" />
      </h3>
      <p>
        <FormattedMessage id="limits.first.required" />
      </p>
      <Form form={form}>
        <SelectField
          label={formatMessage({ id: 'limits.first.period' })}
          name="period"
          value={period}
          options={LIMIT_PERIODS.map((value) => ({
            value,
            text: formatMessage({ id: `protection.period.${value}` }),
          }))}
          onChoose={(value) => setPeriod(LIMIT_PERIODS.find((each) => each === value) ?? period)}
        />
        <MoneyField
          label={formatMessage({ id: 'protection.kind.deposit' })}
          problem={form.problem('amount')}
          currency={currency}
          name="amount"
          enterKeyHint="go"
          value={text}
          onType={setText}
        />
        <Button type="submit" busy={form.sending}>
          <FormattedMessage id="limits.set" />
        </Button>
      </Form>
    </section>
  )
}
