import type { PlayerRow } from '../../../../worker/db/view.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { passwordProblem } from '../../../forms/password.ts'

/** The problem with a new password, as far as the client can check it; null if none. */
export function newPasswordProblem(password: string, { email, phone }: PlayerRow): MessageKey | null {
  return passwordProblem(password, { email: email ?? '', phone: phone ?? '' })
}
