import type { AppError } from '../../../worker/result.ts'
import type { MessageKey } from '../../app/dictionary.ts'
import { amountRefusal } from './amount-refusal.ts'

/** What a refused call says beside its button; null where the amount's own field says it. */
export function refusalText(error: AppError, seedChanged: MessageKey): MessageKey | null {
  if (amountRefusal(error)) return null
  return error.reason === 'seed.changed' ? seedChanged : `error.${error.code}`
}
