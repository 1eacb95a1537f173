import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AppError } from '#domain/calls/result.ts'
import { commands } from '../../../data/commands.ts'
import { useReachable } from '../../../data/queries.ts'
import { Form } from '../../../forms/Form.tsx'
import { readSecondFactor, secondFactorProblem } from '../../../forms/second-factor-code.ts'
import { Submit } from '../../../forms/Submit.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'

type Props = {
  onDone: () => void
  /** Another device has changed the second factor meanwhile. */
  onConflict: (error: AppError) => Promise<void>
  onCancel: () => void
}

/** Turns the second factor off by a code of the app or a backup code. */
export function EndSecondFactor({ onDone, onConflict, onCancel }: Props) {
  const { formatMessage } = useIntl()
  const [code, setCode] = useState('')
  const form = useForm({
    values: { code },
    check: (typed) => ({ code: secondFactorProblem(typed.code) }),
    send: async (typed) => {
      const answer = await commands.profile.endSecondFactor({ code: readSecondFactor(typed.code) })
      if (!answer.ok && answer.error.code === 'conflict') await onConflict(answer.error)
      return answer
    },
    done: onDone,
    isDisabled: !useReachable(),
  })
  return (
    <Form form={form}>
      <TextField
        label={formatMessage({ id: 'access.second.eitherCode' })}
        name="second-factor"
        autoComplete="one-time-code"
        enterKeyHint="go"
        value={code}
        problem={form.problem('code')}
        onType={setCode}
      />
      <Submit calm label={formatMessage({ id: 'access.second.turnOff' })} sending={form.sending} />
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage id="access.later" />
      </Button>
    </Form>
  )
}
