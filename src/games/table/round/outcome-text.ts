import type { Outcome } from '#domain/money/outcome.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'

export const OUTCOME_TEXT = {
  win: 'bet.result.win',
  loss: 'bet.result.loss',
  push: 'bet.result.push',
} as const satisfies Record<Outcome, MessageKey>
