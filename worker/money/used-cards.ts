import type { PlayerSession } from '../auth/auth-session.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { BillingRow } from '#db/rows.ts'
import { CommandError } from '#domain/calls/result.ts'

/**
 * Throws `validation` with the field `card_id`, as the operator does, if the card is not among those that the method
 * takes.
 */
export function assertUsedCard({ cards = [] }: BillingRow, methodHash: string, cardId: string | undefined): void {
  if (cardId === undefined || cards.some(({ id, methods }) => id === cardId && methods.includes(methodHash))) return
  throw new CommandError({ code: 'validation', fields: { card_id: ['card.gone'] }, retry: false })
}

/** Takes a card that the operator no longer has from the stored list, so that no page offers it again. */
export async function forgetGoneCard(
  { db, session }: Context,
  authSession: PlayerSession,
  { cardId, error }: { cardId: string | undefined; error: unknown },
): Promise<void> {
  if (cardId === undefined || !toAppError(error).fields?.['card_id']) return
  const { playerId } = authSession
  await session.write(authSession, async () => {
    const cards = (await db.billing.get(playerId))?.cards
    if (cards) await db.billing.update(playerId, { cards: cards.filter(({ id }) => id !== cardId) })
  })
}
