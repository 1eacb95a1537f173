import type { AppError } from '#domain/calls/result.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { getAmountRejection } from '../../games/table/bet/amount-rejection.ts'
import { getBetRejectionText } from '../../games/table/bet/bet-rejection.ts'
import type { ReachedLimit } from '../../protection/play-protection.ts'
import type { SlipSelectionState, usePlaceBets } from './use-slip.ts'

type Note = {
  id: MessageKey
  values?: Record<string, string | number>
  /** Written instead of the text. */
  reached?: ReachedLimit
  isBlocking?: true
  tone?: 'danger'
  /** The rejection that the text is about. */
  rejection?: AppError
}
/** What has changed since the player saw it, found by the worker before the bet was sent. */
const CHANGES: Partial<Record<string, MessageKey>> = {
  'currency.changed': 'betting.slip.currencyChanged',
  'balance.changed': 'betting.slip.balanceChanged',
  'slip.changed': 'betting.slip.edited',
}

type Facts = {
  lines: readonly SlipSelectionState[]
  usable: readonly SlipSelectionState[]
  isSingle: boolean
  /** The sum of all stakes and the balance, if that does not cover it. */
  over: { sum: string; balance: string } | null
  /** The limit of the player that the sum of all stakes would break. */
  reached: ReachedLimit | null
  /** The last press asked whether to bet without the selections that are closed, or again with them. */
  isAsking: boolean
  placing: Pick<ReturnType<typeof usePlaceBets>, 'reachable' | 'isChecking' | 'rejected'>
}

/** The note that odds have changed: the button names the new ones, and a press accepts them. */
export const CHANGED = 'betting.slip.changed'

/** The most important note above the button, and whether it blocks the bet. */
export function slipNote(facts: Facts): Note | null {
  const blocking = getBlockingNote(facts)
  if (blocking) return { ...blocking, isBlocking: true }
  const { lines, usable, isAsking, placing } = facts
  if (isAsking) return { id: 'betting.slip.asks', values: { count: usable.length, all: lines.length }, tone: 'danger' }
  const rejection = placing.rejected?.error
  const rejectedText = rejection && getRejectedText(rejection)
  if (rejectedText) return { id: rejectedText, tone: 'danger', rejection }
  if (usable.some(({ problem }) => problem === 'changed')) return { id: CHANGED }
  const left = lines.length - usable.length
  return left > 0 ? { id: 'betting.slip.leftOut', values: { count: left } } : null
}

/** Why no bet can be placed. */
function getBlockingNote({ usable, isSingle, over, reached, placing }: Facts): Note | null {
  if (!placing.reachable) return { id: 'betting.slip.offline' }
  if (placing.isChecking) return { id: 'betting.slip.checking' }
  if (usable.length === 0) return { id: 'betting.slip.noneUsable' }
  if (!isSingle && usable.length < 2) return { id: 'betting.slip.needTwo' }
  if (over) return { id: 'betting.slip.funds', values: over, tone: 'danger' }
  if (!reached) return null
  // The rejection that made the limit known stays: it says that no money was taken.
  const error = placing.rejected?.error
  const rejectedText = error && isOfProtection(error) ? getBetRejectionText(error) : null
  return rejectedText ? { id: rejectedText, tone: 'danger' } : { id: 'protection.left', reached }
}

function isOfProtection({ reason }: AppError): boolean {
  return reason?.startsWith('protection.') === true
}

/** The text of a rejected bet; null if the amount field shows it. */
function getRejectedText(error: AppError): MessageKey | null {
  if (getAmountRejection(error)) return null
  if (isOfProtection(error)) return getBetRejectionText(error) ?? 'error.forbidden'
  const changed = CHANGES[error.reason ?? '']
  if (changed) return changed
  const isOfSelections = Object.keys(error.fields ?? {}).some((field) => field.startsWith('selections'))
  return isOfSelections ? 'betting.slip.rejected' : `error.${error.code}`
}
