import type { CaseCard, CaseItemCard, OriginalRound } from '../../../worker/db/view.ts'
import { caseReturn, itemValue, type Rarity, getRarity, totalWeight } from '../../../worker/domain/games/cases.ts'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import type { Minor } from '../../../worker/domain/money/money.ts'

export type ItemFacts = {
  item: CaseItemCard
  /** A share of one. */
  chance: number
  rarity: Rarity
  /** What it pays; null where the case has no price in this currency. */
  value: Minor | null
}

/** What a player is told of a case before it is opened. */
export type CaseFacts = {
  card: CaseCard
  /** null where it is not sold in this currency. */
  price: Minor | null
  /** A share of one: what comes back on average. */
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

/** What a case pays at most. */
export function getBestItem({ items }: CaseFacts): ItemFacts | undefined {
  return items.reduce<ItemFacts | undefined>(
    (best, each) => (best && best.item.multiplier >= each.item.multiplier ? best : each),
    undefined,
  )
}

/** What a round drew, in the order of opening; an item that the list no longer has is called by its id. */
export function getWonItem(facts: CaseFacts, { state }: OriginalRound<'cases'>): ItemFacts[] {
  return state.items.map((id) => facts.items.find(({ item }) => item.id === id) ?? unlisted(id))
}

function unlisted(id: string): ItemFacts {
  const item = { id, name: { en: id }, picture: '', weight: 0, multiplier: 0 }
  return { item, chance: 0, rarity: 'common', value: null }
}
