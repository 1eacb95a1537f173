import type { createPayout } from '#endpoints/billing.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import type { Context } from '../core/context.ts'
import type { PayoutRow } from '#db/rows.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { mergeTexts, type TextsByLanguage } from '#domain/languages/texts-by-language.ts'
import { isPayoutOpen, nextPayoutStatus, type PayoutStatus } from '#domain/money/payout.ts'

type Reply = EndpointReply<typeof createPayout>

/** Values that a withdrawal's reply may lack. */
type About = {
  playerId: string
  methodHash: string | null
  methodName: string
  currency: Currency | null
  /** The method's name by language. */
  texts: TextsByLanguage
}

/**
 * Writes a withdrawal from a reply. Replies may arrive late: a final status stays, and no status returns to `waiting`.
 * The step to a final status adds one notice, unless the player caused it. Runs inside the caller's transaction.
 */
export async function putPayout({ db, clock }: Context, reply: Reply, about: About): Promise<void> {
  const known = await db.payouts.get(reply.id)
  const status = known ? nextPayoutStatus(known.status, reply.status) : reply.status
  await db.payouts.put({
    id: reply.id,
    playerId: about.playerId,
    methodHash: reply.hash ?? known?.methodHash ?? about.methodHash,
    methodName: reply.method ?? (known?.methodName || about.methodName),
    texts: mergeTexts(known?.texts, about.texts),
    status,
    amount: reply.amount,
    currency: toCurrency(reply, about),
    commission: reply.commission,
    to: reply.to ?? known?.to ?? null,
    createdAt: reply.created_at,
    reason: reply.reason ?? known?.reason ?? null,
    steps: mergeSteps(reply, known, status, clock.now()),
  })
  if (known) await noteEnd({ db, clock }, known, status, reply.reason)
}

function toCurrency({ currency }: Reply, about: About): Currency | null {
  if (currency === null) return about.currency
  return isCurrency(currency) ? currency : null
}

/** The steps of a withdrawal: the operator's history if it is complete, else the steps that this device has seen. */
function mergeSteps(reply: Reply, known: PayoutRow | undefined, status: PayoutStatus, now: number): PayoutRow['steps'] {
  if (reply.history.length >= (known?.steps.length ?? 1)) return reply.history.toSorted((a, b) => a.at - b.at)
  const steps = known?.steps ?? [{ status: 'waiting', at: reply.created_at }]
  return steps.at(-1)?.status === status ? steps : [...steps, { status, at: now }]
}

/**
 * Applies a status that came without the rest of the withdrawal. Returns false for a withdrawal that is not stored
 * here.
 */
export async function applyPayoutStatus(
  context: Pick<Context, 'db' | 'clock'>,
  id: string,
  playerId: string,
  report: { status: PayoutStatus; reason: string | null },
): Promise<boolean> {
  const { db, clock } = context
  const known = await db.payouts.get(id)
  if (!known || known.playerId !== playerId) return false
  const status = nextPayoutStatus(known.status, report.status)
  if (status === known.status) return true
  const { reason } = report
  await db.payouts.update(id, { status, reason, steps: [...known.steps, { status, at: clock.now() }] })
  await noteEnd(context, known, status, reason)
  return true
}

async function noteEnd(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id: payoutId, playerId, status: before, amount, currency, methodName: method }: PayoutRow,
  status: PayoutStatus,
  reason: string | null,
): Promise<void> {
  if (!isPayoutOpen(before) || (status !== 'paid' && status !== 'declined')) return
  await db.notices.add({
    playerId,
    at: clock.now(),
    kind: 'payoutClosed',
    payoutId,
    status,
    sum: { amount, currency, method, reason },
  })
}
