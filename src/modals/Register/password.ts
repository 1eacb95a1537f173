import { PASSWORD_LENGTH } from '../../../worker/rules/password.ts'
import type { MessageKey } from '../../app/dictionary.ts'

/** What is wrong with a new password; null when nothing is that can be known here. */
export function passwordProblem(password: string, email: string): MessageKey | null {
  if (password === '') return 'form.password.empty'
  if (password.length < PASSWORD_LENGTH.min) return 'form.password.short'
  if (password.length > PASSWORD_LENGTH.max) return 'form.password.long'
  if (password.toLowerCase() === email.trim().toLowerCase()) return 'form.password.isEmail'
  return new Set(password).size === 1 ? 'form.password.oneLetter' : null
}
