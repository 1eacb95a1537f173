import type { MessageKey } from '../../app/dictionary.ts'

/** Digits of a code. */
const LENGTH = 6

/** A code as it was typed or pasted, spaces and dashes taken out. */
export function typedCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTH)
}

export function codeProblem(code: string): MessageKey | null {
  if (code === '') return 'code.empty'
  return code.length === LENGTH ? null : 'code.short'
}
