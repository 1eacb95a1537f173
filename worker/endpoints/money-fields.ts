import * as v from 'valibot'
import { byLocale } from '#domain/languages/by-locale.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { DEFAULT_LOCALE } from '#domain/languages/locales.ts'
import { listField, name, positiveAmount, shortText, lenient, orNull } from '../http/fields.ts'

/** Fields of the calls about money and bonuses. In a separate file, because a first visit needs none of them. */

/** A list that is what its reply is about: null is an empty one, a reply without it does not fit. */
export function listOrNull<const Item extends v.GenericSchema>(
  list: string,
  item: Item,
  options?: Parameters<typeof listField>[2],
) {
  return v.nullable(listField(list, item, options), [])
}

/** A list beside other fields, which may be missing or null. */
export function optionalListField<const Item extends v.GenericSchema>(list: string, item: Item) {
  return v.optional(v.nullable(listField(list, item), []), [])
}

/**
 * As `optionalListField`, for a list beside other fields: if none of its entries fits, the list is empty and the reply
 * stays valid.
 */
export function listBeside<const Item extends v.GenericSchema>(list: string, item: Item) {
  return v.optional(v.nullable(listField(list, item, { mayBeEmptied: true }), []), [])
}

/**
 * An amount in a currency that is not ours, or a rate: decimal text with up to 18 fraction digits, displayed as it was
 * sent.
 */
export const decimalText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,18}(\.\d{1,18})?$/),
)

/** How much of each currency one unit of the amounts' currency is, for approximate amounts; a wrong rate is left out. */
export const rates = lenient(
  v.partial(v.object(v.entriesFromList(CURRENCIES, v.fallback(v.optional(decimalText), undefined)))),
)

/** A percentage: decimal percent on the wire ("1.5"), hundredths of a percent inside. */
export const percent = v.pipe(
  positiveAmount,
  v.transform(Number),
  v.check((value) => value <= 10_000, 'more than all'),
)

export const optionalAmount = orNull(positiveAmount)
export const optionalName = lenient(shortText)
const translatedName = lenient(name)
/** A name in each language of the page; a missing translation falls back to English. */
export const names = v.object({ ...byLocale(() => translatedName), [DEFAULT_LOCALE]: name })
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const optionalCount = orNull(count)
/** How many times the amount of a bonus must be wagered. */
export const times = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))
export const secondsLeft = v.pipe(v.number(), v.minValue(0), v.maxValue(10 * 365 * 86_400))

/** All rules of a bonus: a bonus with invalid rules cannot be accepted. */
export const bonusRulesFields = {
  /** Per cent of the deposit. */
  percent: orNull(times),
  max_amount: optionalAmount,
  min_amount: optionalAmount,
  wager: times,
  /** null if there is no limit. */
  max_bet: optionalAmount,
  /** Seconds from its activation; null if it does not expire. */
  expires_in: orNull(secondsLeft),
}
