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
export function slipNote({ lines, usable, isSingle, over, reached, isAsking, placing }: Facts): Note | null {
  if (!placing.reachable) return { id: 'betting.slip.offline', isBlocking: true }
  if (placing.isChecking) return { id: 'betting.slip.checking', isBlocking: true }
  if (usable.length === 0) return { id: 'betting.slip.noneUsable', isBlocking: true }
  if (!isSingle && usable.length < 2) return { id: 'betting.slip.needTwo', isBlocking: true }
  if (over) return { id: 'betting.slip.funds', values: over, isBlocking: true, tone: 'danger' }
  if (reached) {
    // The rejection that made the limit known stays: it says that no money was taken.
    const rejectedText =
      placing.rejected?.error.reason?.startsWith('protection.') && getBetRejectionText(placing.rejected.error)
    return rejectedText
      ? { id: rejectedText, isBlocking: true, tone: 'danger' }
      : { id: 'protection.left', reached, isBlocking: true }
  }
  if (isAsking) return { id: 'betting.slip.asks', values: { count: usable.length, all: lines.length }, tone: 'danger' }
  const rejection = placing.rejected?.error
  if (rejection && !getAmountRejection(rejection)) {
    const changed = CHANGES[rejection.reason ?? '']
    if (rejection.reason?.startsWith('protection.')) {
      return { id: getBetRejectionText(rejection) ?? 'error.forbidden', tone: 'danger' }
    }
    if (changed) return { id: changed, tone: 'danger' }
    const isOfSelections = Object.keys(rejection.fields ?? {}).some((field) => field.startsWith('selections'))
    return { id: isOfSelections ? 'betting.slip.rejected' : `error.${rejection.code}`, tone: 'danger' }
  }
  if (usable.some(({ problem }) => problem === 'changed')) return { id: CHANGED }
  const left = lines.length - usable.length
  return left > 0 ? { id: 'betting.slip.leftOut', values: { count: left } } : null
}
