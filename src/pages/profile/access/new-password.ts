import type { PlayerRow } from '../../../../worker/db/view.ts'
import type { MessageKey } from '../../../app/dictionary.ts'
import { passwordProblem } from '../../../modals/form/password.ts'

/** What is wrong with a new password of the player's; null when nothing is that can be known here. */
export function newPasswordProblem(password: string, { email, phone }: PlayerRow): MessageKey | null {
  return passwordProblem(password, { email: email ?? '', phone: phone ?? '' })
}

/** What is wrong with its repetition. */
export function repeatProblem(password: string, repeat: string): MessageKey | null {
  if (repeat === '') return 'access.repeat.empty'
  return repeat === password ? null : 'access.repeat.differs'
}
