import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PlayerRow } from '#db/view.ts'
import { EmailField } from '../../../forms/EmailField.tsx'
import { Form } from '../../../forms/Form.tsx'
import { Submit } from '../../../forms/Submit.tsx'
import { commands } from '../../../data/commands.ts'
import { useReachable } from '../../../data/queries.ts'
import { emailProblem } from '../../../forms/email.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Card } from './Card.tsx'
import { DoneNote } from './DoneNote.tsx'

/** Sends the login details to an email address. */
export function LoginDataCard({ player }: { player: PlayerRow }) {
  const { formatMessage } = useIntl()
  const form = useLoginData(player)
  return (
    <Card title="access.loginData" player={player}>
      {form.sentTo && (
        <DoneNote key={form.sentTo.turn}>
          <FormattedMessage id="access.loginData.sent" values={{ email: form.sentTo.email }} />
        </DoneNote>
      )}
      <Form form={form}>
        <EmailField
          label={formatMessage({ id: 'access.loginData.to' })}
          hint={formatMessage({ id: 'access.loginData.about' })}
          name="login-data-email"
          autoComplete="email"
          value={form.values.email}
          problem={form.problem('email')}
          onType={form.type}
        />
        <Submit calm label={formatMessage({ id: 'access.loginData.send' })} sending={form.sending} />
      </Form>
    </Card>
  )
}

/** State of the form that sends the login details, to the player's own email by default. */
function useLoginData(player: PlayerRow) {
  const [typed, setTyped] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<{ email: string; turn: number } | null>(null)
  const values = { email: typed ?? player.email ?? '' }
  const form = useForm({
    values,
    isDisabled: !useReachable(),
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: ({ email }) => commands.profile.sendLoginData({ email }),
    done: (_nothing, { email }) => {
      form.forget()
      setSentTo((before) => ({ email, turn: (before?.turn ?? 0) + 1 }))
    },
  })
  return { ...form, values, sentTo, type: setTyped }
}
