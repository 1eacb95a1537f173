import type { PlayerRow } from '../../../../worker/db/view.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { passwordProblem } from '../../../forms/password.ts'

/** What is wrong with a new password of the player's; null when nothing is that can be known here. */
export function newPasswordProblem(password: string, { email, phone }: PlayerRow): MessageKey | null {
  return passwordProblem(password, { email: email ?? '', phone: phone ?? '' })
}
