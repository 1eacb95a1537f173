import { FormattedMessage, useIntl } from 'react-intl'
import type { PlayerRow } from '../../../../worker/db/view.ts'
import { FormProblem } from '../../../forms/FormProblem.tsx'
import { Submit } from '../../../forms/Submit.tsx'
import form from '../../../forms/form.module.css'
import { PasswordField } from '../../../ui/Field.tsx'
import { Username } from './Username.tsx'
import { useFirstPassword } from './use-first-password.ts'

export function FirstPassword({ player, onDone }: { player: PlayerRow; onDone: () => void }) {
  const { formatMessage } = useIntl()
  const { ref, submit, ...first } = useFirstPassword(player, onDone)
  return (
    <form ref={ref} className={form['form']} noValidate onSubmit={submit}>
      <p className={form['lead']}>
        <FormattedMessage id="access.password.none" />
      </p>
      <FormProblem failure={first.failure} />
      <Username player={player} />
      <PasswordField
        label={formatMessage({ id: 'access.newPassword' })}
        hint={formatMessage({ id: 'register.passwordRule' })}
        name="password"
        autoComplete="new-password"
        value={first.values.password}
        problem={first.problem('password')}
        onType={first.type('password')}
      />
      <PasswordField
        label={formatMessage({ id: 'access.repeatPassword' })}
        name="confirm_password"
        autoComplete="new-password"
        value={first.values.confirm_password}
        problem={first.problem('confirm_password')}
        onType={first.type('confirm_password')}
      />
      <Submit label={formatMessage({ id: 'access.save' })} sending={first.sending} />
    </form>
  )
}
