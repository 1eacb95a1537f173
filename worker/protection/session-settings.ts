import * as endpoints from '#endpoints/protection.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { toDecimal } from '#domain/money/money.ts'
import { isLower, type SessionLimit } from '#domain/protection/limits.ts'
import { getChosenInterval, getSessionLimit } from '#domain/protection/restrictions.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'
import { readProtection } from '#db/read-protection.ts'
import { changeLocal, sendLocal } from './local.ts'
import { updateProtection } from './protection.ts'

/** The limits of a session; `loss` in minor units of `currency`, null for none. */
export type SessionLimitOrder = SessionLimit & { currency: Currency }

/** `false`: it holds on this device, and the operator has not confirmed it yet. */
type Confirmed = { isConfirmed: boolean }

/**
 * Sets the limits of a session. What is lower holds on this device at once; what is higher, or none, needs the operator.
 * Throws `CommandError`: `validation`, `conflict` with reason `currency.changed`, and those of a call.
 */
export async function changeSessionLimit(context: Context, order: SessionLimitOrder): Promise<Confirmed> {
  const { db, session, call } = context
  const { minutes, loss, currency } = order
  if (!isWhole(minutes)) throw invalid('minutes')
  if (loss !== null && loss < 0) throw invalid('loss')
  const player = await session.player()
  const { known, local } = await readProtection(db, player.playerId)
  if (known && known.currency !== currency) throw currencyChanged()
  const binding = getSessionLimit(known, local)
  await lowerSessionLimit(context, player, order, binding)
  // What only the device holds goes first: to the operator, too, the rest is then the higher one.
  const failure = await sendLocal(context).then(() => null, toAppError)
  const isRaised = !isSameOrLower(minutes, binding.minutes) || !isSameOrLower(loss, binding.loss)
  if (isRaised) {
    if (failure) throw new CommandError(failure)
    const body = { minutes, loss: loss === null ? null : toDecimal(loss) }
    await updateProtection(context, player, () => call(endpoints.setSessionLimit, { body, authSession: player }))
    return { isConfirmed: true }
  }
  // The operator has the lower one now, or the device still holds it.
  const after = await readProtection(db, player.playerId)
  if (after.local?.sessionLimit) return { isConfirmed: false }
  const now = getSessionLimit(after.known, after.local)
  const isSet = isSameOrLower(now.minutes, minutes) && isSameOrLower(now.loss, loss)
  if (!isSet) throw new CommandError(failure ?? currencyChanged().error)
  return { isConfirmed: true }
}

/** Stores on this device what is lower than the limits that bind; the rest of what it holds stays. */
async function lowerSessionLimit(
  context: Context,
  player: PlayerSession,
  { minutes, loss, currency }: SessionLimitOrder,
  binding: SessionLimit,
): Promise<void> {
  const lower = {
    minutes: isLower(minutes, binding.minutes) ? minutes : null,
    loss: isLower(loss, binding.loss) ? loss : null,
  }
  if (lower.minutes === null && lower.loss === null) return
  await changeLocal(context, player, (now) => ({
    ...now,
    sessionLimit: {
      minutes: lower.minutes ?? now.sessionLimit?.minutes ?? null,
      loss: lower.loss ?? now.sessionLimit?.loss ?? null,
      currency,
    },
  }))
}

/**
 * Sets the interval of reality checks, minutes; null for none. A shorter one holds on this device at once; a longer one
 * needs the operator. Throws `CommandError`: `validation`, and those of a call.
 */
export async function changeCheckInterval(context: Context, minutes: number | null): Promise<Confirmed> {
  const { db, session, call } = context
  if (!isWhole(minutes)) throw invalid('minutes')
  const player = await session.player()
  const { known, local } = await readProtection(db, player.playerId)
  const binding = getChosenInterval(known, local)
  if (isLower(minutes, binding ?? null)) {
    await changeLocal(context, player, (now) => ({ ...now, realityCheckMinutes: minutes }))
  }
  const failure = await sendLocal(context).then(() => null, toAppError)
  if (minutes !== binding && !isLower(minutes, binding ?? null)) {
    if (failure) throw new CommandError(failure)
    await updateProtection(context, player, () =>
      call(endpoints.setRealityCheck, { body: { minutes }, authSession: player }),
    )
    return { isConfirmed: true }
  }
  const after = await readProtection(db, player.playerId)
  if (typeof after.local?.realityCheckMinutes === 'number') return { isConfirmed: false }
  const now = getChosenInterval(after.known, null) ?? null
  if (failure && !isSameOrLower(now, minutes)) throw new CommandError(failure)
  return { isConfirmed: true }
}

function isSameOrLower<Amount extends number>(amount: Amount | null, before: Amount | null): boolean {
  return amount === before || isLower(amount, before)
}

function isWhole(minutes: number | null): boolean {
  return minutes === null || (Number.isInteger(minutes) && minutes > 0)
}

function invalid(field: string): CommandError {
  return new CommandError({ code: 'validation', fields: { [field]: ['field.invalid'] }, retry: false })
}

function currencyChanged(): CommandError {
  return new CommandError({ code: 'conflict', reason: 'currency.changed', retry: true })
}
