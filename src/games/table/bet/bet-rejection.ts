import type { AppError } from '#domain/calls/result.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { getAmountRejection } from './amount-rejection.ts'

/** The data to reload: the game's state, the player's profile with the wallet, or the prices of the game's bets. */
type Outdated = 'state' | 'profile' | 'prices'
/** Reasons of rejections, each with its text and the client data that it shows to be out of date. */
export type BetRejections = Readonly<Record<string, { id: MessageKey; outdated: Outdated | null }>>

/** The reasons that any game may have. A game passes its own, which come first. */
const COMMON: BetRejections = {
  'seed.changed': { id: 'original.seedChanged', outdated: 'state' },
  'round.open': { id: 'original.roundOpen', outdated: 'state' },
  'round.over': { id: 'original.roundOver', outdated: 'state' },
  'step.taken': { id: 'original.stepTaken', outdated: 'state' },
  'currency.wrong': { id: 'original.currencyChanged', outdated: 'profile' },
  // Found by the worker: the wallet on the screen was not the stored one.
  'currency.changed': { id: 'original.currencyChanged', outdated: null },
  'balance.changed': { id: 'original.balanceChanged', outdated: null },
  'protection.limit': { id: 'protection.rejected.limit', outdated: null },
  'protection.pace': { id: 'protection.rejected.pace', outdated: null },
  'protection.check': { id: 'protection.rejected.check', outdated: null },
  'protection.session': { id: 'protection.rejected.session', outdated: null },
  'protection.timeOut': { id: 'protection.rejected.timeOut', outdated: null },
  'protection.excluded': { id: 'protection.rejected.excluded', outdated: null },
}

/** The text for a rejected bet or step, shown beside its button; null if the amount field shows the error. */
export function getBetRejectionText(error: AppError, ofGame?: BetRejections): MessageKey | null {
  if (getAmountRejection(error)) return null
  // Other fields have no input of their own, so the player gets a general message for their errors.
  return (
    findBetRejection(error, ofGame)?.id ?? (error.code === 'validation' ? 'original.rejected' : `error.${error.code}`)
  )
}

/**
 * Which client data a rejection shows to be out of date: after a reload the next press can succeed. A conflict, or a
 * round or bet that is not there, means the game's state where its reason is not known.
 */
export function outdatedBy(error: AppError, ofGame?: BetRejections): Outdated | null {
  const known = findBetRejection(error, ofGame)
  if (known) return known.outdated
  return error.code === 'conflict' || error.status === 404 ? 'state' : null
}

/** Looks up the error's reason, then the keys of its field errors ("key" or "key:argument"). */
function findBetRejection({ reason, fields = {} }: AppError, ofGame: BetRejections = {}) {
  const said = Object.values(fields).flatMap((texts) => texts.map((text) => text.split(':', 1)[0] ?? ''))
  const rejections = { ...COMMON, ...ofGame }
  const known = [reason ?? '', ...said].find((key) => Object.hasOwn(rejections, key))
  return known === undefined ? null : (rejections[known] ?? null)
}
