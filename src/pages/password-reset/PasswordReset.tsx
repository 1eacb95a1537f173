import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CodeSent, Recipient } from '#domain/player/recipient.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { commands } from '../../data/commands.ts'
import { CodeForm } from '../../forms/CodeForm.tsx'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'
import { NewPassword } from './NewPassword.tsx'
import { useAskForCode, usePasswordReset } from './use-password-reset.ts'
import { useRestored } from './use-restored.ts'
import { SPACE } from '../../ui/children.ts'
import { EmailField } from '../../forms/EmailField.tsx'
import { Form } from '../../forms/Form.tsx'
import { PhoneField } from '../../forms/PhoneField.tsx'
import { Submit } from '../../forms/Submit.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './restore.module.css'

/** Password recovery by a code sent to the player's email or phone. */
export default function PasswordReset() {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'restore.title' })
  const page = useRef<HTMLDivElement>(null)
  const { step, ...reset } = usePasswordReset()
  const restored = useRestored()
  usePageTitle(title)
  useKeyboardInset(page)
  return (
    <div ref={page} className={`app-page ${styles.page}`}>
      <h1>{title}</h1>
      <section className={styles.card}>
        {step.name === 'ask' && <AskForCode sent={reset.sent} />}
        {step.name === 'code' && (
          <CodeForm
            step={reset.codeStep(step)}
            label={formatMessage({ id: 'restore.continue' })}
            back={{
              text: formatMessage({ id: 'phone' in step.to ? 'confirmPhone.back' : 'login.codeAddress' }),
              go: reset.restart,
            }}
          >
            <p>
              <FormattedMessage id="restore.ifKnown" />
              {SPACE}
              {'email' in step.to && <FormattedMessage id="restore.orLink" />}
            </p>
          </CodeForm>
        )}
        {step.name === 'password' && (
          <NewPassword
            owner={{ email: step.email }}
            send={({ password, repeat }) => {
              const { email, code, token } = step
              return commands.restore.resetByCode({ email, code, token, password, repeat })
            }}
            done={() => restored({ email: step.email })}
            onRestart={reset.restart}
          />
        )}
      </section>
    </div>
  )
}

/** The form that asks where to send the code. */
function AskForCode({ sent }: { sent: (to: Recipient, sent: CodeSent) => void }) {
  const { formatMessage } = useIntl()
  const form = useAskForCode(sent)
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage id="restore.lead" />
      </p>
      <Tabs
        label={formatMessage({ id: 'restore.ways' })}
        tabs={[
          { id: 'email', text: formatMessage({ id: 'register.byEmail' }) },
          { id: 'phone', text: formatMessage({ id: 'register.byPhone' }) },
        ]}
        chosen={form.way}
        onChoose={form.setWay}
      >
        <Form form={form}>
          {form.way === 'email' ? (
            <EmailField value={form.email} problem={form.problem('email')} onType={form.setEmail} />
          ) : (
            <PhoneField phone={form.phone} problem={form.problem('phone')} onChange={form.setPhone} />
          )}
          <Submit label={formatMessage({ id: 'restore.send' })} sending={form.sending} captcha={form.captcha} />
        </Form>
      </Tabs>
    </>
  )
}
