import type { CaseCard, CaseItemCard, OriginalRound } from '#db/view.ts'
import { caseReturn, itemValue, type Rarity, getRarity, totalWeight } from '#domain/games/cases.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'

export type ItemFacts = {
  item: CaseItemCard
  /** From 0 to 1. */
  chance: number
  rarity: Rarity
  /** The payout in minor units; null if the case has no price in this currency. */
  value: Minor | null
}

/** The details of a case that are shown before it is opened. */
export type CaseFacts = {
  card: CaseCard
  /** In minor units; null if the case is not sold in this currency. */
  price: Minor | null
  /** The average return to player, from 0 to 1. */
  rtp: number
  items: readonly ItemFacts[]
}

export function getCaseFacts(card: CaseCard, currency: Currency): CaseFacts {
  const price = card.price[currency] ?? null
  const total = totalWeight(card.items)
  const { paid, of } = caseReturn(card.items)
  const items = card.items.map((item) => ({
    item,
    chance: item.weight / total,
    rarity: getRarity(item.weight, total),
    value: price === null ? null : itemValue(price, item),
  }))
  return { card, price, rtp: paid / of, items }
}

/** The item with the highest payout. */
export function getBestItem(facts: CaseFacts): ItemFacts | undefined {
  return getBestItems(facts, 1)[0]
}

/** The items with the highest payouts, the best first. */
export function getBestItems({ items }: CaseFacts, count: number): ItemFacts[] {
  return items.toSorted((one, other) => other.item.multiplier - one.item.multiplier).slice(0, count)
}

/** The items of a round in opening order; an item that is no longer listed is named by its id. */
export function getWonItem(facts: CaseFacts, { state }: OriginalRound<'cases'>): ItemFacts[] {
  return state.items.map((id) => facts.items.find(({ item }) => item.id === id) ?? unlisted(id))
}

function unlisted(id: string): ItemFacts {
  const item = { id, name: { en: id }, picture: '', weight: 0, multiplier: 0 }
  return { item, chance: 0, rarity: 'common', value: null }
}
