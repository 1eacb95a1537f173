import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { useFocusOnReplace } from '../../ui/use-focus-on-replace.ts'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'
import { NewPassword } from '../password-reset/NewPassword.tsx'
import { useRestored } from '../password-reset/use-restored.ts'
import styles from '../password-reset/restore.module.css'
import { ResetTokenStatus } from './ResetTokenStatus.tsx'
import { useResetPassword } from './use-reset-password.ts'
import { type Reset, saveReset, useResetToken } from './use-reset-token.ts'

/** The page behind an emailed link or a code sent by SMS: sets a new password with the token. */
export default function ResetPassword({ token }: { token?: string | undefined }) {
  const title = useIntl().formatMessage({ id: 'restore.title' })
  const page = useRef<HTMLDivElement>(null)
  const reset = useResetToken(token !== undefined)
  usePageTitle(title)
  useKeyboardInset(page)
  return (
    <div ref={page} className={`app-page ${styles.page}`}>
      <h1>{title}</h1>
      <WayBack key={reset?.token} reset={reset} />
    </div>
  )
}

function WayBack({ reset }: { reset: Reset | null }) {
  const { status, again, confirm } = useResetPassword(reset)
  const [, navigate] = useLocation()
  const card = useFocusOnReplace<HTMLElement>(status.name)
  const restored = useRestored()
  const restart = () => navigate(ROUTES.passwordReset)
  return (
    <section ref={card} className={styles.card} tabIndex={-1}>
      {status.name === 'password' && reset ? (
        <NewPassword
          owner={reset.phone === null ? {} : { phone: reset.phone }}
          send={({ password, repeat }) => {
            const { token, phone } = reset
            return phone === null
              ? commands.restore.resetByToken({ token, password, repeat })
              : commands.restore.resetByPhone({ phone, token, password, repeat })
          }}
          done={() => {
            saveReset(null)
            restored(reset.phone === null ? null : { phone: reset.phone })
          }}
          onRestart={restart}
        />
      ) : (
        <ResetTokenStatus status={status} again={again} confirm={confirm} onRestart={restart} />
      )}
    </section>
  )
}
