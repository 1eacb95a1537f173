import type { MyDatabase } from '#db/my-database.ts'
import type { PromoBonus } from '#db/rows.ts'

/** Stores what a promo code gives, as its look-up does; null: nothing. */
export async function putPromo(database: MyDatabase, promo: string, bonus: PromoBonus | null): Promise<void> {
  await database.facts.put({ id: 'promo', promo, bonus, fetchedAt: Date.now() })
}
