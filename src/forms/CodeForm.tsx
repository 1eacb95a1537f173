import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Recipient } from '#domain/player/recipient.ts'
import { useFormatTime } from '../format/use-format-date-time.ts'
import { useSecondsUntil } from '../format/use-seconds-until.ts'
import { useServerClock } from '../data/queries.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { Form } from './Form.tsx'
import { SecondFactorForm } from './second-factor-form.ts'
import { SendAgain } from './SendAgain.tsx'
import { Submit } from './Submit.tsx'
import { writePhone } from './phone-typing.ts'
import { type CodeStep, useCodeForm } from './use-code-form.ts'
import { SPACE, type ElementChildren } from '../ui/children.ts'
import styles from './form.module.css'

type Props<Value> = {
  step: CodeStep<Value>
  /** Label of the submit button. */
  label: string
  /** Link back to the step where the email or the phone number was entered. */
  back: { text: string; go: () => void }
  /** Extra notes above the code field. */
  children?: ElementChildren
}

/** Form for the code that was sent to an email address or a phone number. */
export function CodeForm<Value>({ step, label, back, children }: Props<Value>) {
  const { formatMessage } = useIntl()
  const form = useCodeForm(step)
  const { ref } = form
  useEffect(() => {
    // The button that led here has been unmounted, so move the focus; on a phone the keyboard then suggests the code
    // from the SMS.
    ref.current?.querySelector<HTMLElement>('[name="code"]')?.focus()
  }, [ref])
  if (form.secondFactor) return <SecondFactorForm step={form.secondFactor} />
  return (
    <Form form={form}>
      <div className={styles.lead}>
        <p>
          <FormattedMessage
            id={'phone' in step.to ? 'code.sentToPhone' : 'code.sentToEmail'}
            values={{ to: <b translate="no">{getRecipientName(step.to)}</b> }}
          />
          {SPACE}
          <GoodUntil at={form.sent.expiresAt} />
        </p>
        {children}
      </div>
      <TextField
        label={formatMessage({ id: 'code.label' })}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        value={form.code}
        {...(form.found !== null && { hint: formatMessage({ id: 'code.found' }, { code: form.found }) })}
        problem={form.problem('code')}
        onType={form.setCode}
      />
      <Submit label={label} sending={form.sending} />
      <SendAgain at={form.sent.resendAt} count={form.count} isDisabled={form.sending} again={form.again} />
      <p className={styles.else}>
        <Button variant="quiet" className={styles.link} onClick={back.go}>
          {back.text}
        </Button>
      </p>
    </Form>
  )
}

/** Shows until when the code is valid, in the device's clock; afterwards says that it has expired. */
function GoodUntil({ at }: { at: number }) {
  const formatTime = useFormatTime()
  const clock = useServerClock()
  if (useSecondsUntil(at) === 0) return <FormattedMessage id="code.gone" />
  return <FormattedMessage id="code.goodUntil" values={{ time: formatTime(clock.toDevice(at)) }} />
}

function getRecipientName(to: Recipient): string {
  return 'phone' in to ? writePhone(to.phone) : to.email
}
