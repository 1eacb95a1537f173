import type { MessageKey } from '../i18n/dictionary.ts'

/** Rejects only what is certainly not an address; the operator does the real validation. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The problem with an email address; null if none is certain. */
export function emailProblem(email: string): MessageKey | null {
  if (email === '') return 'form.email.empty'
  return EMAIL.test(email) ? null : 'form.email.wrong'
}
