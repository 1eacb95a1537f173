import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useBlockReload } from '../base/use-block-reload.ts'
import { useReachable } from '../data/queries.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { Form } from './Form.tsx'
import { appCodeProblem, readSecondFactor, secondFactorProblem } from './second-factor-code.ts'
import { Submit } from './Submit.tsx'
import { useForm } from './use-form.ts'
import type { SecondFactorStep } from './use-second-factor.ts'
import styles from './form.module.css'

/** The second step of a log-in: the code of an authenticator app, or a backup code in its place. */
export default function TypeSecondFactor({ step }: { step: SecondFactorStep }) {
  const [isBackup, setBackup] = useState(false)
  return <CodeEntry key={String(isBackup)} step={step} isBackup={isBackup} onSwitch={() => setBackup(!isBackup)} />
}

type Props = { step: SecondFactorStep; isBackup: boolean; onSwitch: () => void }

function CodeEntry({ step, isBackup, onSwitch }: Props) {
  const { formatMessage } = useIntl()
  const [code, setCode] = useState('')
  const form = useForm({
    // The operator's name of the field, so that its rejections match it.
    values: { second_factor: code },
    check: (typed) => ({ second_factor: (isBackup ? secondFactorProblem : appCodeProblem)(typed.second_factor) }),
    send: (typed, captcha) => step.send(readSecondFactor(typed.second_factor), captcha),
    takesCaptcha: true,
    isDisabled: !useReachable(),
    isEntry: true,
  })
  useBlockReload('secondFactor', true)
  const { ref } = form
  // The button that led here has been unmounted.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  return (
    <Form form={form}>
      <p className={styles.lead}>
        <FormattedMessage id={isBackup ? 'login.second.backupText' : 'login.second.text'} />
      </p>
      <TextField
        label={formatMessage({ id: isBackup ? 'login.second.backup' : 'access.second.code' })}
        name="second-factor"
        inputMode={isBackup ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        enterKeyHint="go"
        value={code}
        problem={form.problem('second_factor')}
        onType={setCode}
      />
      <Submit label={formatMessage({ id: 'login.submit' })} sending={form.sending} captcha={form.captcha} />
      <p className={styles.else}>
        <Button variant="quiet" className={styles.link} onClick={onSwitch}>
          <FormattedMessage id={isBackup ? 'login.second.useApp' : 'login.second.useBackup'} />
        </Button>
        <Button variant="quiet" className={styles.link} onClick={step.back}>
          <FormattedMessage id="login.second.back" />
        </Button>
      </p>
    </Form>
  )
}
