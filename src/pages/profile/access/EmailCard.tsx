import { FormattedMessage, useIntl } from 'react-intl'
import type { PlayerRow } from '#db/view.ts'
import { CodeForm } from '../../../forms/CodeForm.tsx'
import { EmailField } from '../../../forms/EmailField.tsx'
import { Form } from '../../../forms/Form.tsx'
import { Submit } from '../../../forms/Submit.tsx'
import { Verified } from '../Verified.tsx'
import { Card } from './Card.tsx'
import { DoneNote } from './DoneNote.tsx'
import { useEmail } from './use-email.ts'
import styles from './access.module.css'

/** The player's email: confirmed, not confirmed, or missing. */
export function EmailCard({ player }: { player: PlayerRow }) {
  const { formatMessage } = useIntl()
  const email = useEmail(player)
  const { step } = email
  return (
    <Card title="access.email" player={player} badge={player.email && <Verified is={player.isEmailVerified} />}>
      {player.email && <p className={styles.value}>{player.email}</p>}
      {email.confirmed && player.isEmailVerified && (
        <DoneNote>
          <FormattedMessage id="access.email.confirmed" />
        </DoneNote>
      )}
      {step && !player.isEmailVerified && (
        <CodeForm
          step={step}
          label={formatMessage({ id: 'access.email.confirm' })}
          back={{ text: formatMessage({ id: 'access.later' }), go: email.leave }}
        />
      )}
      {!step && !player.isEmailVerified && <AskForCode player={player} email={email} />}
    </Card>
  )
}

/** Sends a code to the known email or to one typed first. */
function AskForCode({ player, email }: { player: PlayerRow; email: ReturnType<typeof useEmail> }) {
  const { formatMessage } = useIntl()
  return (
    <Form form={email}>
      {!player.email && (
        <EmailField
          hint={formatMessage({ id: 'access.email.none' })}
          autoComplete="email"
          value={email.values.email}
          problem={email.problem('email')}
          onType={email.type}
        />
      )}
      <Submit
        calm
        label={formatMessage({ id: player.email ? 'access.confirm' : 'access.sendCode' })}
        sending={email.sending}
      />
    </Form>
  )
}
