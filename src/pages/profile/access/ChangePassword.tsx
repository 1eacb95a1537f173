import type { PlayerRow } from '../../../../worker/db/view.ts'
import { PasswordForm } from '../../../forms/PasswordForm.tsx'
import { useChangePassword } from './use-change-password.ts'
import { getUsername } from './username.ts'

export function ChangePassword({ player, onDone }: { player: PlayerRow; onDone: () => void }) {
  const form = useChangePassword(player, onDone)
  return (
    <PasswordForm
      form={form}
      username={getUsername(player)}
      submitLabel="access.save"
      inputs={[
        { kind: 'current', field: 'old_password', label: 'access.oldPassword' },
        { kind: 'new', field: 'new_password', label: 'access.newPassword' },
        { kind: 'repeat', field: 'password_confirm', label: 'access.repeatPassword' },
      ]}
    />
  )
}
