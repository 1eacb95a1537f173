import { PASSWORD_LENGTH } from '../../worker/domain/account/password.ts'
import type { MessageKey } from '../i18n/dictionary.ts'

/** The known email and phone number of the password's owner. */
type Owner = { email?: string | undefined; phone?: string | undefined }

/** The problem with a new password, as far as the client can check it; null if none. */
export function passwordProblem(password: string, { email, phone }: Owner = {}): MessageKey | null {
  if (password === '') return 'form.password.empty'
  if (password.length < PASSWORD_LENGTH.min) return 'form.password.short'
  if (password.length > PASSWORD_LENGTH.max) return 'form.password.long'
  if (password.toLowerCase() === email?.trim().toLowerCase()) return 'form.password.isEmail'
  if (phone && isNumber(password, phone)) return 'form.password.isPhone'
  return new Set(password).size === 1 ? 'form.password.oneLetter' : null
}

function isNumber(password: string, phone: string): boolean {
  return /^[+\d\s()-]+$/.test(password) && phone.endsWith(password.replace(/\D/g, ''))
}

/** The problem with the repeated password; null if it matches. */
export function repeatProblem(password: string, repeat: string): MessageKey | null {
  if (repeat === '') return 'form.repeat.empty'
  return repeat === password ? null : 'form.repeat.differs'
}
