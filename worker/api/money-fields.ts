import * as v from 'valibot'
import { log } from '../page.ts'
import { positiveAmount, shortText } from './fields.ts'

/** Fields of the calls about money and bonuses; apart from the others, as a first visit needs none of them. */

const LIST_MOST = 500

/** A list that may be missing or null. An entry that does not fit is left out and logged: the others stay. */
export function listOf<const Item extends v.GenericSchema>(name: string, item: Item) {
  const leftOut = (): null => {
    log('entry does not fit', name)
    return null
  }
  const entries = v.pipe(
    v.array(v.fallback(v.nullable(item), leftOut)),
    v.maxLength(LIST_MOST),
    v.transform((list) => list.filter((entry) => entry !== null)),
  )
  return v.optional(v.nullable(entries, []), [])
}

/** An amount of a currency that is not ours, or a rate: decimal text with up to 18 digits after the point, shown as it was sent. */
export const decimalText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())]),
  v.transform(String),
  v.regex(/^\d{1,18}(\.\d{1,18})?$/),
)

/** A share on the wire, decimal percent ("1.5"); hundredths of a percent inside. */
export const percent = v.pipe(
  positiveAmount,
  v.transform(Number),
  v.check((value) => value <= 10_000, 'more than all'),
)

export const optionalAmount = v.optional(v.nullable(positiveAmount), null)
export const optionalName = v.fallback(v.optional(v.nullable(shortText), null), null)
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const optionalCount = v.optional(v.nullable(count), null)
/** How often a bonus must be staked, times its amount. */
export const times = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))
export const secondsLeft = v.pipe(v.number(), v.minValue(0), v.maxValue(10 * 365 * 86_400))

/** What a bonus costs and gives, all of it: a bonus whose rules do not fit is not to be taken. */
export const bonusRules = {
  /** Of the deposit, percent. */
  percent: v.optional(v.nullable(times), null),
  max_amount: optionalAmount,
  min_amount: optionalAmount,
  wager: times,
  /** null: any bet counts. */
  max_bet: optionalAmount,
  /** Seconds from its activation; null: it does not expire. */
  expires_in: v.optional(v.nullable(secondsLeft), null),
}
