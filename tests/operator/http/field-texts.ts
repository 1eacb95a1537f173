import type { GenericIssue } from 'valibot'
import type { FieldTexts } from './problem.ts'

/** Error texts of invalid fields for which "field.invalid" is too vague. */
const INVALID: Record<string, string> = {
  email: 'email.invalid',
  phone: 'phone.invalid',
  code: 'code.wrong',
  second_factor: 'code.wrong',
  token: 'reset.expired',
  old_password: 'password.wrong',
  new_password: 'password.weak',
  password_confirm: 'password.differs',
  confirm_password: 'password.differs',
  promo: 'promo.unknown',
  type: 'document.type',
  size: 'document.size',
  password: 'password.weak',
  currency: 'currency.unknown',
  amount: 'amount.invalid',
  client_seed: 'seed.invalid',
  locale: 'locale.unknown',
  timezone: 'timezone.unknown',
}

/** Fields that validation errors name differently from the request body, by call. */
const RENAMED: Record<string, Record<string, string>> = {
  updatePassword: { password: 'new_password' },
  resetByEmailCode: { reset_token: 'token' },
  resetByPhone: { reset_token: 'token' },
}

/** Validation errors per field, from the issues of the call's schema. */
export function fieldTexts(call: string, issues: readonly GenericIssue[]): FieldTexts {
  const texts: FieldTexts = {}
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? 'body')
    const field = RENAMED[call]?.[name] ?? name
    const text = getText(field, issue)
    const known = (texts[field] ??= [])
    if (!known.includes(text)) known.push(text)
  }
  return texts
}

const NEW_PASSWORDS = new Set(['password', 'new_password'])

function getText(field: string, issue: GenericIssue): string {
  const missing = issue.received === 'undefined' || issue.received === '""' || issue.type === 'non_empty'
  if (missing && !(NEW_PASSWORDS.has(field) && issue.type === 'min_length')) return 'field.required'
  if (NEW_PASSWORDS.has(field) && issue.type === 'max_length') return `password.long:${String(issue.requirement)}`
  return INVALID[field] ?? 'field.invalid'
}
