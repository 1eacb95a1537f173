import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { parseTyped, toTyped } from '#domain/money/typed-amount.ts'
import { isLower } from '#domain/protection/limits.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { commands } from '../../../data/commands.ts'
import { useBlockReload } from '../../../base/use-block-reload.ts'
import { useReachable } from '../../../data/queries.ts'
import { Form } from '../../../forms/Form.tsx'
import { Submit } from '../../../forms/Submit.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import type { Protection } from '../../../protection/use-protection.ts'
import { TextField } from '../../../ui/Field.tsx'
import { MoneyField } from '../../../ui/MoneyField.tsx'
import { ProtectionCard } from './ProtectionCard.tsx'
import profile from '../Profile.module.css'
import styles from './limits.module.css'

type Props = { currency: Currency; session: Protection['session'] }

/**
 * The limits of one session: its minutes and its loss; empty for none. Lower ones are stored at once; a higher one needs
 * a connection.
 */
export function SessionLimitCard({ currency, session }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const [typed, setTyped] = useState<{ minutes?: string; loss?: string }>({})
  const [isSaved, setSaved] = useState(false)
  const minutesText = typed.minutes ?? (session.minutes === null ? '' : String(session.minutes))
  const lossText = typed.loss ?? (session.loss === null ? '' : toTyped(session.loss, locale))
  const minutes = readMinutes(minutesText)
  const loss = readLoss(lossText, locale, currency)
  const reachable = useReachable()
  const isRaise = isReadHigher(minutes, session.minutes) || isReadHigher(loss, session.loss)
  const form = useForm({
    values: { minutes: minutesText, loss: lossText },
    isDisabled: isRaise && !reachable,
    leavesFocus: true,
    check: () => ({
      minutes: minutes.ok ? null : 'limits.session.minutes.wrong',
      loss: loss.ok ? null : { text: formatMessage({ id: `limits.amount.${loss.problem}` }) },
    }),
    send: () => {
      if (!minutes.ok || !loss.ok) throw new Error('a session limit was sent that was not checked')
      return commands.protection.setSessionLimit({ minutes: minutes.value, loss: loss.value, currency })
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
        <Submit
          calm
          worksOffline={!isRaise}
          label={formatMessage({ id: 'limits.session.save' })}
          sending={form.sending}
        />
      </Form>
      <output className={styles.state}>
        {!isTyped && (session.isLocal || isSaved) && (
          <FormattedMessage id={session.isLocal ? 'limits.local' : 'limits.session.saved'} />
        )}
      </output>
    </ProtectionCard>
  )
}

type ReadLimit = { ok: true; value: number | null } | { ok: false }

/** Whether a limit was typed that is higher than the one before; what cannot be read is not. */
function isReadHigher(read: ReadLimit, before: number | null): boolean {
  return read.ok && read.value !== before && !isLower(read.value, before)
}

/** Reads the loss of a session limit; null for none. */
function readLoss(
  text: string,
  locale: Locale,
  currency: Currency,
): { ok: true; value: Minor | null } | Extract<ReturnType<typeof parseTyped>, { ok: false }> {
  const typed = parseTyped(text, locale, currency)
  return !typed.ok && typed.problem === 'empty' ? { ok: true, value: null } : typed
}

const MOST_MINUTES = 1_440
const WHOLE = /^\d{1,4}$/

/** Reads the minutes of a session limit, at most a day; null for none. */
function readMinutes(text: string): ReadLimit {
  const plain = cleanTyped(text)
  if (plain === '') return { ok: true, value: null }
  const minutes = Number(plain)
  return WHOLE.test(plain) && minutes > 0 && minutes <= MOST_MINUTES ? { ok: true, value: minutes } : { ok: false }
}
