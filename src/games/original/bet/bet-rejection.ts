import type { AppError } from '../../../../worker/core/result.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { getAmountRejection } from './amount-rejection.ts'

/** The game's state; who plays, with which wallet; the list of cases. */
export type Outdated = 'state' | 'profile' | 'cases'
type Refusal = { id: MessageKey; outdated: Outdated }

/** What the operator refuses by a reason of its own, and what of the page's is out of date then. */
const REFUSALS: Record<string, Refusal> = {
  'seed.changed': { id: 'original.seedChanged', outdated: 'state' },
  'round.open': { id: 'original.roundOpen', outdated: 'state' },
  'round.over': { id: 'original.roundOver', outdated: 'state' },
  'step.taken': { id: 'original.stepTaken', outdated: 'state' },
  'currency.wrong': { id: 'original.currencyChanged', outdated: 'profile' },
  'case.price': { id: 'cases.priceChanged', outdated: 'cases' },
  'room.drawn': { id: 'rooms.refused.drawn', outdated: 'state' },
  'room.full': { id: 'rooms.refused.full', outdated: 'state' },
  'duel.taken': { id: 'duels.refused.taken', outdated: 'state' },
  'duel.closed': { id: 'duels.refused.closed', outdated: 'state' },
  'duel.unknown': { id: 'duels.refused.closed', outdated: 'state' },
  'duel.own': { id: 'duels.refused.own', outdated: 'state' },
  'duel.tooMany': { id: 'duels.refused.tooMany', outdated: 'state' },
  'case.unknown': { id: 'cases.gone', outdated: 'cases' },
  'slot.taken': { id: 'crash.refused.taken', outdated: 'state' },
  'round.crashed': { id: 'crash.refused.late', outdated: 'state' },
  'bet.over': { id: 'crash.refused.over', outdated: 'state' },
  'bet.started': { id: 'crash.refused.started', outdated: 'state' },
  'bet.waiting': { id: 'crash.refused.waiting', outdated: 'state' },
}

/** What a refused bet or step says beside its button; null where the amount's own field says it. */
export function getBetRejectionText(error: AppError): MessageKey | null {
  if (getAmountRejection(error)) return null
  // No field of a table is ever marked: whatever else is wrong with a bet is not the player's to mend there.
  return refusalOf(error)?.id ?? (error.code === 'validation' ? 'original.refused' : `error.${error.code}`)
}

/** What the page knows no longer as it is, by a refusal: fetched anew, the next press can succeed. */
export function outdatedBy(error: AppError): Outdated | null {
  return refusalOf(error)?.outdated ?? null
}

/** By the operator's code, or by the first thing that it says of a field, "key" or "key:argument" (spec 5). */
function refusalOf({ reason, fields = {} }: AppError): Refusal | null {
  const said = Object.values(fields).flatMap((texts) => texts.map((text) => text.split(':', 1)[0] ?? ''))
  const known = [reason ?? '', ...said].find((key) => Object.hasOwn(REFUSALS, key))
  return known === undefined ? null : (REFUSALS[known] ?? null)
}
