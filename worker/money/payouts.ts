import { cancelPayout as cancelPayoutEndpoint, createPayout, getPayoutByKey, getPayouts } from '#endpoints/billing.ts'
import { assertEnabled } from '../core/assert-enabled.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { PayoutMethod } from '#db/rows.ts'
import { loadProfile } from '../profile/index.ts'
import { CommandError } from '#domain/calls/result.ts'
import { cardProblem, cardDigits } from '#domain/money/card.ts'
import { computeArriving } from '#domain/money/commission.ts'
import { type Minor, toDecimal } from '#domain/money/money.ts'
import type { Shown } from '#domain/money/shown.ts'
import { isCancellable, isPayoutOpen, type PayoutStatus } from '#domain/money/payout.ts'
import { copyTexts, mergeTexts, textsIn } from '#domain/languages/texts-by-language.ts'
import { assertMayCancelPayout } from '../protection/index.ts'
import { checkAddress } from './addresses.ts'
import { assertLimits } from './assert-limits.ts'
import type { IntentKind, Journal } from './journal.ts'
import { assertUsedCard, forgetGoneCard } from './used-cards.ts'
import { putPayout, applyPayoutStatus } from './payout-row.ts'

export type PayoutIntent = IntentKind<typeof createPayout, typeof getPayoutByKey>
/**
 * `amount` in minor units of the currency in `shown`; `arriving`, what is left of it after the commission, and
 * `exchangeRate` as the player saw them. `to` is a wallet address or a card number; with `cardId`, the id of a card of
 * an earlier payment, it is not read.
 */
export type PayoutOrder = {
  methodHash: string
  amount: Minor
  arriving: Minor
  exchangeRate: string | null
  shown: Shown
  to: string
  cardId?: string
}

/** How the journal sends a withdrawal, looks it up by key and writes its outcome. */
export function payoutKind(context: Context): PayoutIntent {
  return {
    kind: 'payout',
    send: createPayout,
    look: getPayoutByKey,
    unknownKeyCode: 'payout.unknown',
    async apply({ playerId }, reply, { subject, currency }) {
      const billing = await context.db.billing.get(playerId)
      const methodName = billing?.payouts.find(({ hash }) => hash === subject)?.name ?? ''
      const texts = copyTexts(billing?.texts, subject, 'method')
      await putPayout(context, reply, { playerId, methodHash: subject, methodName, texts, currency })
      return { outcome: reply.id, state: 'settled' }
    },
  }
}

/** Withdraws an amount from the active wallet. Sent once and never enqueued. Throws `CommandError`. */
export async function withdraw(
  context: Context,
  journal: Journal,
  kind: PayoutIntent,
  { methodHash, amount, arriving, exchangeRate, shown, to, cardId }: PayoutOrder,
): Promise<{ payoutId: string }> {
  const { db, session } = context
  const player = await session.player()
  await assertEnabled(context, 'disable-withdrawals')
  const { playerId } = player
  const [billing, wallet] = await Promise.all([db.billing.get(playerId), db.wallets.get(playerId)])
  if (wallet) journal.assertShown(wallet, shown)
  const method = billing?.payouts.find(({ hash }) => hash === methodHash)
  const currency = wallet?.currency
  if (!method || !currency || billing?.currency !== currency || wallet.balance === null) {
    throw new CommandError({ code: 'unavailable', retry: true })
  }
  assertAmount(amount, method)
  if (method.exchangeRate !== exchangeRate || computeArriving(amount, method.commission) !== arriving) {
    throw new CommandError({ code: 'conflict', reason: 'terms.changed', retry: true })
  }
  if (amount > wallet.balance) throw new CommandError({ code: 'funds', retry: false })
  assertUsedCard(billing, methodHash, cardId)
  const destination = cardId === undefined ? await checkDestination(method, to) : { card_id: cardId }
  const body = { hash: methodHash, amount: toDecimal(amount), currency, ...destination }
  const payoutId = await journal
    .send({
      key: crypto.randomUUID(),
      player,
      kind,
      subject: methodHash,
      body,
      order: { amount, currency },
    })
    .catch(async (error: unknown) => {
      await forgetGoneCard(context, player, { cardId, error })
      throw error
    })
  // The withdrawal changed the balance. If the profile cannot be loaded now, the next balance message updates it.
  await loadProfile(context).catch(() => null)
  return { payoutId }
}

function assertAmount(amount: Minor, { min, max, commission }: PayoutMethod): void {
  assertLimits(amount, { min, max })
  if (computeArriving(amount, commission) <= 0) {
    throw new CommandError({ code: 'limits', fields: { amount: ['amount.commission'] }, retry: false })
  }
}

/** The card or wallet field of the request body, checked before sending. */
async function checkDestination({ kind, network }: PayoutMethod, to: string) {
  if (kind === 'card') {
    const problem = cardProblem(to)
    if (problem !== null) {
      throw new CommandError({ code: 'validation', fields: { to: [`card.${problem}`] }, retry: false })
    }
    return { card: cardDigits(to) }
  }
  return { wallet: await checkAddress(network, to) }
}

/** Fetches the last withdrawals. Throws `CommandError`; the last good rows stay. */
export function loadPayouts(context: Context): Promise<void> {
  return context.localizedLoads.load('payouts', () => fetchPayouts(context))
}

async function fetchPayouts(context: Context): Promise<void> {
  const { db, session, call } = context
  const authSession = await session.player()
  const { playerId } = authSession
  const open = await openPayouts(context, playerId)
  const [{ items }, language] = await context.localizedLoads.inLanguage(() =>
    context.trackLoad('payouts', () => call(getPayouts, { authSession })),
  )
  const billing = await db.billing.get(playerId)
  await session.write(authSession, async () => {
    for (const item of items) {
      const methodName = billing?.payouts.find(({ hash }) => hash === item.hash)?.name ?? ''
      const ofMethod = copyTexts(billing?.texts, item.hash ?? '', 'method')
      const texts = mergeTexts(ofMethod, textsIn(language, { method: item.method }))
      await putPayout(context, item, { playerId, methodHash: null, methodName, texts, currency: null })
    }
  })
  // A declined withdrawal returns its amount to the balance.
  const left = await openPayouts(context, playerId)
  if (left.length < open.length) await loadProfile(context).catch(() => null)
}

/** Fetches withdrawals if at least one of them can still change. */
export async function pollPayouts(context: Context): Promise<void> {
  const authSession = await context.session.current()
  if (!authSession?.playerId) return
  if ((await openPayouts(context, authSession.playerId)).length > 0) await loadPayouts(context)
}

async function openPayouts({ db }: Context, playerId: string) {
  const rows = await db.payouts.where({ playerId }).toArray()
  return rows.filter(({ status }) => isPayoutOpen(status))
}

/** Applies a withdrawal's status from a socket frame. If the withdrawal is not stored here, fetches all of them. */
export async function onPayoutEvent(
  context: Context,
  { id, ...report }: { id: string; status: PayoutStatus; reason: string | null },
): Promise<void> {
  const authSession = await context.session.player()
  const isKnown = await context.session.write(authSession, () =>
    applyPayoutStatus(context, id, authSession.playerId, report),
  )
  if (!isKnown) await loadPayouts(context)
  else if (!isPayoutOpen(report.status)) await loadProfile(context).catch(() => null)
}

/**
 * Cancels a withdrawal that the operator does not process yet. Returns its status afterwards. Throws `CommandError`.
 */
export async function cancelWithdrawal(context: Context, id: string): Promise<PayoutStatus> {
  const { db, session, call } = context
  const authSession = await session.player()
  const row = await db.payouts.get(id)
  // A withdrawal never returns to `waiting`, so no request is needed.
  if (!row || !isCancellable(row.status)) throw new CommandError({ code: 'conflict', retry: false })
  await assertMayCancelPayout(context, authSession.playerId)
  try {
    const { status } = await call(cancelPayoutEndpoint, { params: { id }, authSession })
    await session.write(authSession, () =>
      applyPayoutStatus(context, id, authSession.playerId, { status, reason: null }),
    )
  } catch (error) {
    // Loaded before the answer, so that the reason does not contradict the status that is shown.
    if (toAppError(error).code === 'conflict') await loadPayouts(context).catch(() => null)
    throw error
  }
  await loadProfile(context).catch(() => null)
  return (await db.payouts.get(id))?.status ?? row.status
}
