import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProtectionRow } from '../../../../worker/db/view.ts'
import { toTyped } from '#domain/money/money.ts'
import { parseTyped } from '#domain/money/typed-amount.ts'
import { cleanTyped } from '#domain/account/typed-text.ts'
import { commands } from '../../../data/commands.ts'
import { useBlockReload } from '../../../base/use-block-reload.ts'
import { useReachable } from '../../../data/queries.ts'
import { Form } from '../../../forms/Form.tsx'
import { Submit } from '../../../forms/Submit.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { MoneyField } from '../../../ui/MoneyField.tsx'
import { ProtectionCard } from './ProtectionCard.tsx'
import profile from '../Profile.module.css'
import styles from './limits.module.css'

/** The limits of one session: its minutes and its loss; empty for none. */
export function SessionLimitCard({ known: { currency, sessionLimit } }: { known: ProtectionRow }) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const [typed, setTyped] = useState<{ minutes?: string; loss?: string }>({})
  const [isSaved, setSaved] = useState(false)
  const minutesText = typed.minutes ?? (sessionLimit.minutes === null ? '' : String(sessionLimit.minutes))
  const lossText = typed.loss ?? (sessionLimit.loss === null ? '' : toTyped(sessionLimit.loss, locale))
  const minutes = readMinutes(minutesText)
  const loss = parseTyped(lossText, locale, currency)
  const isWithoutLoss = !loss.ok && loss.problem === 'empty'
  const form = useForm({
    values: { minutes: minutesText, loss: lossText },
    off: !useReachable(),
    leavesFocus: true,
    check: () => ({
      minutes: minutes.ok ? null : 'limits.session.minutes.wrong',
      loss: loss.ok || isWithoutLoss ? null : { text: formatMessage({ id: `limits.amount.${loss.problem}` }) },
    }),
    send: () => {
      if (!minutes.ok) throw new Error('a session limit was sent that was not checked')
      return commands.protection.setSessionLimit({ minutes: minutes.value, loss: loss.ok ? loss.value : null })
    },
    done: () => {
      setTyped({})
      setSaved(true)
    },
  })
  const isTyped = Object.keys(typed).length > 0
  useBlockReload('sessionLimit', form.sending || isTyped)

  function type(part: typeof typed): void {
    setTyped({ ...typed, ...part })
    setSaved(false)
  }

  return (
    <ProtectionCard title="limits.session">
      <p className={profile.hint}>
        <FormattedMessage id="limits.session.about" />
      </p>
      <Form form={form}>
        <TextField
          label={formatMessage({ id: 'limits.session.minutes' })}
          problem={form.problem('minutes')}
          name="minutes"
          inputMode="numeric"
          autoComplete="off"
          value={minutesText}
          onType={(text) => type({ minutes: text })}
        />
        <MoneyField
          label={formatMessage({ id: 'limits.session.loss' })}
          problem={form.problem('loss')}
          currency={currency}
          name="loss"
          enterKeyHint="go"
          value={lossText}
          onType={(text) => type({ loss: text })}
        />
        <Submit calm label={formatMessage({ id: 'limits.session.save' })} sending={form.sending} />
      </Form>
      <output className={styles.state}>{isSaved && !isTyped && <FormattedMessage id="limits.session.saved" />}</output>
    </ProtectionCard>
  )
}

const MOST_MINUTES = 1_440
const WHOLE = /^\d{1,4}$/

/** Reads the minutes of a session limit, at most a day; null for none. */
function readMinutes(text: string): { ok: true; value: number | null } | { ok: false } {
  const plain = cleanTyped(text)
  if (plain === '') return { ok: true, value: null }
  const minutes = Number(plain)
  return WHOLE.test(plain) && minutes > 0 && minutes <= MOST_MINUTES ? { ok: true, value: minutes } : { ok: false }
}
