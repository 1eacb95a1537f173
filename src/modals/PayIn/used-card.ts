import type { UsedCard } from '#db/view.ts'
import type { AppError } from '#domain/calls/result.ts'

/** What the player chose: the id of a card, null for another one, undefined before any choice. */
export type CardChoice = string | null | undefined

/**
 * The cards that a method takes, and the one to pay with: the chosen one, before a choice the last used one, null for
 * another card. `isGone` if the operator no longer has the chosen one; then it is another card as well.
 */
export function chooseUsedCard(all: readonly UsedCard[], methodHash: string, choice: CardChoice) {
  const cards = all.filter(({ methods }) => methods.includes(methodHash))
  const isGone = typeof choice === 'string' && !all.some(({ id }) => id === choice)
  const chosen = cards.find(({ id }) => id === choice) ?? cards[0] ?? null
  return { cards, card: choice === null || isGone ? null : chosen, isGone }
}

/** Whether an order was rejected because the operator no longer has its card. */
export function isCardGone({ fields }: AppError): boolean {
  return fields?.['card_id'] !== undefined
}
