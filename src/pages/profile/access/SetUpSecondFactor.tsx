import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AppError } from '#domain/calls/result.ts'
import { commands } from '../../../data/commands.ts'
import { useReachable } from '../../../data/queries.ts'
import { Boundary } from '../../../errors/Boundary.tsx'
import { lazyComponent } from '../../../errors/lazy-component.tsx'
import { Form } from '../../../forms/Form.tsx'
import { appCodeProblem, readSecondFactor } from '../../../forms/second-factor-code.ts'
import { Submit } from '../../../forms/Submit.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { TextField } from '../../../ui/Field.tsx'
import iconButton from '../../../ui/icon-button.module.css'
import { QrSkeleton } from '../../../ui/QrSkeleton.tsx'
import type { Secret } from './use-second-factor-setup.ts'
import styles from './access.module.css'

const Qr = lazyComponent(() => import('../../../ui/Qr.tsx'), QrSkeleton)

type Props = {
  secret: Secret
  onDone: (backupCodes: readonly string[]) => void
  /** Another device has changed the second factor meanwhile. */
  onConflict: (error: AppError) => Promise<void>
  onCancel: () => void
}

/** The secret for an authenticator app, as a QR code and as text, and the form for its first code. */
export function SetUpSecondFactor({ secret: { secret, uri }, onDone, onConflict, onCancel }: Props) {
  const { formatMessage } = useIntl()
  const [code, setCode] = useState('')
  const form = useForm({
    values: { code },
    check: (typed) => ({ code: appCodeProblem(typed.code) }),
    send: async (typed) => {
      const answer = await commands.profile.confirmSecondFactor({ code: readSecondFactor(typed.code) })
      if (!answer.ok && answer.error.code === 'conflict') await onConflict(answer.error)
      return answer
    },
    done: onDone,
    isDisabled: !useReachable(),
    leavesFocus: true,
  })
  const keyLabel = formatMessage({ id: 'access.second.key' })
  return (
    <Form form={form}>
      <p>
        <FormattedMessage id="access.second.scan" />
      </p>
      <div className={styles.secret}>
        {/* If the chunk of the QR code cannot be loaded, the key alone is enough. */}
        <Boundary>
          <Qr text={uri} label={formatMessage({ id: 'access.second.qr' })} />
        </Boundary>
        <div className={styles.key}>
          <span>{keyLabel}</span>
          <b translate="no">{secret.replace(/.{4}(?=.)/g, '$& ')}</b>
          <CopyButton
            what={keyLabel}
            value={secret}
            className={`${iconButton.bare} ${styles.copy}`}
            messageClass={styles.copied}
          />
        </div>
      </div>
      <a className={styles.appLink} href={uri} rel="noreferrer">
        <FormattedMessage id="access.second.open" />
      </a>
      <TextField
        label={formatMessage({ id: 'access.second.code' })}
        name="second-factor"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        value={code}
        problem={form.problem('code')}
        onType={setCode}
      />
      <Submit calm label={formatMessage({ id: 'access.second.turnOn' })} sending={form.sending} />
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage id="access.later" />
      </Button>
    </Form>
  )
}
