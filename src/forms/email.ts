import type { MessageKey } from '../i18n/dictionary.ts'

/** Only what is certainly no address is refused here; the operator has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with an email; null when nothing certainly is. */
export function emailProblem(email: string): MessageKey | null {
  if (email === '') return 'form.email.empty'
  return EMAIL.test(email) ? null : 'form.email.wrong'
}
