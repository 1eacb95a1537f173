import { type PasswordOwner, getPasswordProblem } from '#domain/player/password-problem.ts'
import type { MessageKey } from '../i18n/dictionary.ts'

/** The problem with a new password, as far as the client can check it; null if none. */
export function passwordProblem(password: string, owner: PasswordOwner = {}): MessageKey | null {
  const problem = getPasswordProblem(password, owner)
  return problem && `form.password.${problem}`
}

/** The problem with the repeated password; null if it matches. */
export function repeatProblem(password: string, repeat: string): MessageKey | null {
  if (repeat === '') return 'form.repeat.empty'
  return repeat === password ? null : 'form.repeat.differs'
}
