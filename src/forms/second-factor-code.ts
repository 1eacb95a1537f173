import { cleanTyped, toDigits } from '#domain/player/typed-text.ts'
import type { MessageKey } from '../i18n/dictionary.ts'

const APP_CODE = /^[0-9]{6}$/
/** What a call takes: a code of an app, or a backup code of any operator. */
const ANY_CODE = /^[0-9A-Za-z-]{6,32}$/
const DIGITS_ALONE = /^[0-9 -]*$/

/** The code as it is sent. Authenticator apps show "123 456". */
export function readSecondFactor(text: string): string {
  const plain = cleanTyped(text).replace(/\s/g, '')
  const digits = DIGITS_ALONE.test(plain) ? toDigits(plain) : ''
  return APP_CODE.test(digits) ? digits : plain
}

/** What is wrong with a typed code of the app. */
export function appCodeProblem(text: string): MessageKey | null {
  const code = readSecondFactor(text)
  if (code === '') return 'access.second.empty'
  return APP_CODE.test(code) ? null : 'code.short'
}

/** What is wrong with a typed code of the app or backup code. */
export function secondFactorProblem(text: string): MessageKey | null {
  const code = readSecondFactor(text)
  if (code === '') return 'access.second.empty'
  return ANY_CODE.test(code) ? null : 'operator.code.wrong'
}
