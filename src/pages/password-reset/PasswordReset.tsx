import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePageTitle } from '../../base/use-page-title.ts'
import { commands } from '../../data/commands.ts'
import { CodeForm } from '../../forms/CodeForm.tsx'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'
import { AskForCode } from './AskForCode.tsx'
import { NewPassword } from './NewPassword.tsx'
import { usePasswordReset } from './use-password-reset.ts'
import { useRestored } from './use-restored.ts'
import { SPACE } from '../../ui/children.ts'
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
