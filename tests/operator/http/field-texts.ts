import type { GenericIssue } from 'valibot'
import type { FieldTexts } from './problem.ts'

/** The text of a field that does not fit its schema, where "field.invalid" would say too little. */
const INVALID: Record<string, string> = {
  email: 'email.invalid',
  password: 'password.weak',
  currency: 'currency.unknown',
  amount: 'amount.invalid',
  client_seed: 'seed.invalid',
  locale: 'locale.unknown',
  timezone: 'timezone.unknown',
}

/** What is wrong with a body, per field, by the issues its schema found. */
export function fieldTexts(issues: readonly GenericIssue[]): FieldTexts {
  const texts: FieldTexts = {}
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? 'body')
    const text = textOf(field, issue)
    const known = (texts[field] ??= [])
    if (!known.includes(text)) known.push(text)
  }
  return texts
}

function textOf(field: string, issue: GenericIssue): string {
  const missing = issue.received === 'undefined' || issue.received === '""' || issue.type === 'non_empty'
  if (missing && !(field === 'password' && issue.type === 'min_length')) return 'field.required'
  if (field === 'password' && issue.type === 'max_length') return `password.long:${String(issue.requirement)}`
  return INVALID[field] ?? 'field.invalid'
}
