import { cleanTyped } from '#domain/account/typed-text.ts'

const MOST_MINUTES = 1_440
const WHOLE = /^\d{1,4}$/

/** Reads the minutes of a session limit, at most a day; null for none. */
export function readMinutes(text: string): { ok: true; value: number | null } | { ok: false } {
  const plain = cleanTyped(text)
  if (plain === '') return { ok: true, value: null }
  const minutes = Number(plain)
  return WHOLE.test(plain) && minutes > 0 && minutes <= MOST_MINUTES ? { ok: true, value: minutes } : { ok: false }
}
