import { FormattedMessage } from 'react-intl'
import type { PlayerRow } from '../../../../worker/db/view.ts'
import { PasswordForm } from '../../../forms/PasswordForm.tsx'
import styles from '../../../forms/form.module.css'
import { useFirstPassword } from './use-first-password.ts'
import { getUsername } from './username.ts'

export function FirstPassword({ player, onDone }: { player: PlayerRow; onDone: () => void }) {
  const form = useFirstPassword(player, onDone)
  return (
    <PasswordForm
      form={form}
      username={getUsername(player)}
      submitLabel="access.save"
      inputs={[
        { kind: 'new', field: 'password', label: 'access.newPassword' },
        { kind: 'repeat', field: 'confirm_password', label: 'access.repeatPassword' },
      ]}
    >
      <p className={styles.lead}>
        <FormattedMessage id="access.password.none" />
      </p>
    </PasswordForm>
  )
}
