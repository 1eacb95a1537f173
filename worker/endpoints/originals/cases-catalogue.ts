import * as v from 'valibot'
import { CURRENCIES } from '../../domain/money/currencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { positiveAmount, shortText } from '../../http/fields.ts'
import { names, optionalListOf } from '../money-fields.ts'

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))
/** The name of a drawing that the page has; one that it has not is drawn as a plain parcel. */
const picture = v.optional(shortText, '')

const item = v.object({
  id: v.pipe(shortText, v.nonEmpty()),
  name: names,
  picture,
  /** Its chance is this of the weights of all items. */
  weight: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10 ** 9)),
  /** What it pays: hundredths of the price, rounded down to the minor unit. */
  multiplier: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10 ** 6)),
})

/** Bounded, so that five of the best items are still an amount. */
const price = v.pipe(
  positiveAmount,
  v.check((value) => value > 0 && value <= 10 ** 9, 'not a price'),
)

const oneCase = v.object({
  slug,
  name: names,
  picture,
  /** What one costs, by currency; it is not sold in the others. */
  price: v.partial(v.object(v.entriesFromList(CURRENCIES, price))),
  /** In the order of the draw's table, the first one at its top. */
  items: v.pipe(v.array(item), v.minLength(1), v.maxLength(100)),
})

/** All cases with every item's chance and worth; not in the spec. */
export const getCases = endpoint({
  name: 'getCases',
  service: 'cases',
  method: 'GET',
  path: '/api/v2/cases',
  token: 'none',
  reply: v.object({ cases: optionalListOf('cases', oneCase) }),
})
