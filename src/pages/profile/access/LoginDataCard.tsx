import { FormattedMessage, useIntl } from 'react-intl'
import type { PlayerRow } from '../../../../worker/db/view.ts'
import { EmailField } from '../../../forms/EmailField.tsx'
import { FormProblem } from '../../../forms/FormProblem.tsx'
import { Submit } from '../../../forms/Submit.tsx'
import form from '../../../forms/form.module.css'
import { Card } from './Card.tsx'
import { DoneNote } from './DoneNote.tsx'
import { useLoginData } from './use-login-data.ts'

/** Sends the login details to an email address. */
export function LoginDataCard({ player }: { player: PlayerRow }) {
  const { formatMessage } = useIntl()
  const { ref, submit, ...data } = useLoginData(player)
  return (
    <Card title="access.loginData" player={player}>
      {data.sentTo && (
        <DoneNote key={data.sentTo.turn}>
          <FormattedMessage id="access.loginData.sent" values={{ email: data.sentTo.email }} />
        </DoneNote>
      )}
      <form ref={ref} className={form['form']} noValidate onSubmit={submit}>
        <FormProblem failure={data.failure} />
        <EmailField
          label={formatMessage({ id: 'access.loginData.to' })}
          hint={formatMessage({ id: 'access.loginData.about' })}
          name="login-data-email"
          autoComplete="email"
          value={data.values.email}
          problem={data.problem('email')}
          onType={data.type}
        />
        <Submit calm label={formatMessage({ id: 'access.loginData.send' })} sending={data.sending} />
      </form>
    </Card>
  )
}
