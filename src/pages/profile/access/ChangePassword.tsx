import { useIntl } from 'react-intl'
import type { PlayerRow } from '../../../../worker/db/view.ts'
import { FormProblem } from '../../../forms/FormProblem.tsx'
import { Submit } from '../../../forms/Submit.tsx'
import form from '../../../forms/form.module.css'
import { PasswordField } from '../../../ui/Field.tsx'
import { Username } from './Username.tsx'
import { useChangePassword } from './use-change-password.ts'

export function ChangePassword({ player, onDone }: { player: PlayerRow; onDone: () => void }) {
  const { formatMessage } = useIntl()
  const { ref, submit, ...change } = useChangePassword(player, onDone)
  return (
    <form ref={ref} className={form['form']} noValidate onSubmit={submit}>
      <FormProblem failure={change.failure} />
      <Username player={player} />
      <PasswordField
        label={formatMessage({ id: 'access.oldPassword' })}
        name="old_password"
        autoComplete="current-password"
        value={change.values.old_password}
        problem={change.problem('old_password')}
        onType={change.type('old_password')}
      />
      <PasswordField
        label={formatMessage({ id: 'access.newPassword' })}
        hint={formatMessage({ id: 'register.passwordRule' })}
        name="new_password"
        autoComplete="new-password"
        value={change.values.new_password}
        problem={change.problem('new_password')}
        onType={change.type('new_password')}
      />
      <PasswordField
        label={formatMessage({ id: 'access.repeatPassword' })}
        name="password_confirm"
        autoComplete="new-password"
        value={change.values.password_confirm}
        problem={change.problem('password_confirm')}
        onType={change.type('password_confirm')}
      />
      <Submit label={formatMessage({ id: 'access.save' })} sending={change.sending} />
    </form>
  )
}
