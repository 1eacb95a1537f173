import { FormattedMessage, useIntl } from 'react-intl'
import type { PlayerRow } from '../../../../worker/db/view.ts'
import { EmailField } from '../../../forms/EmailField.tsx'
import { Form } from '../../../forms/Form.tsx'
import { Submit } from '../../../forms/Submit.tsx'
import { Card } from './Card.tsx'
import { DoneNote } from './DoneNote.tsx'
import { useLoginData } from './use-login-data.ts'

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
