import type { MessageKey } from '../../app/dictionary.ts'

/** Only what is certainly no address is refused here; the operator has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with a typed email; null when nothing certainly is. */
export function emailProblem(typed: string): MessageKey | null {
  const email = typed.trim()
  if (email === '') return 'form.email.empty'
  return EMAIL.test(email) ? null : 'form.email.wrong'
}
