import * as v from 'valibot'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { get } from '../../http/endpoint.ts'
import { positiveAmount, shortText } from '../../http/fields.ts'
import { listOrNull, names } from '../money-fields.ts'

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))
/** The name of a picture of the page; an unknown one is drawn as a plain parcel. */
const picture = v.optional(shortText, '')

const item = v.object({
  id: v.pipe(shortText, v.nonEmpty()),
  name: names,
  picture,
  /** The item's chance is its weight divided by the sum of all weights. */
  weight: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10 ** 9)),
  /** The payout, in hundredths of the price, rounded down to the minor unit. */
  multiplier: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10 ** 6)),
})

/** Limited so that five times the best item is still a valid amount. */
const price = v.pipe(
  positiveAmount,
  v.check((value) => value > 0 && value <= 10 ** 9, 'not a price'),
)

const oneCase = v.object({
  slug,
  name: names,
  picture,
  /** The price of one case, by currency; it is not sold in a currency that is missing. */
  price: v.partial(v.object(v.entriesFromList(CURRENCIES, price))),
  /** In the order of the draw's table, first item first. */
  items: v.pipe(v.array(item), v.minLength(1), v.maxLength(100)),
})

/** All cases with the chance and payout of every item. Not in the operator's specification. */
export const getCases = get('getCases', '/api/v2/cases', {
  service: 'cases',
  token: 'none',
  reply: v.object({ cases: listOrNull('cases', oneCase) }),
})
