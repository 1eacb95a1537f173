import * as v from 'valibot'
import { CURRENCIES } from '../domain/money/currencies.ts'
import { fromDecimal } from '../domain/money/money.ts'
import { isToken } from '../domain/account/token.ts'
import { log } from '../core/page.ts'

/** A decimal on the wire, text or number ("1000.00", 12.5), as minor units inside. */
export const amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const value = fromDecimal(String(dataset.value))
    if (value !== null) return value
    addIssue({ message: 'not a decimal amount' })
    return NEVER
  }),
)

/** An amount that is never below zero. */
export const positiveAmount = v.pipe(
  amount,
  v.check((value) => value >= 0, 'negative amount'),
)

/** A balance that cannot be believed is no balance: the player reads a dash and betting is off, nothing else breaks. */
export const balance = v.fallback(v.nullable(positiveAmount), null)

export const currency = v.picklist(CURRENCIES)
export const currencyOrNone = v.fallback(v.nullable(currency), null)

const SHORT_MOST = 200

/** Not in the middle of a letter of two units. */
function cut(long: string): string {
  return long.length > SHORT_MOST ? `${long.slice(0, SHORT_MOST - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : long
}

/** Text from outside: bounded, so that a megabyte in a name cannot freeze a page. */
export const text = v.pipe(v.string(), v.maxLength(2_000))
export const shortText = v.pipe(v.string(), v.maxLength(SHORT_MOST))
/** A name that is shown and no more: one that is too long is cut, as what it names is worth more than its end. */
export const name = v.pipe(v.string(), v.transform(cut))
export const optionalText = v.optional(shortText)
export const id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.integer())]),
  v.transform(String),
  v.regex(/^.{1,128}$/s),
)
/** A moment on the wire: ISO 8601 text; ms since the epoch (server time) inside. */
export const timestamp = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.check((value) => Number.isFinite(value), 'not a moment'),
)
/** A bearer token; one that no header can carry is none. */
export const token = v.pipe(v.string(), v.check(isToken, 'not a token'))
export const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
export const nothing = v.unknown()

const LIST_MOST = 500

/**
 * A list with at most so many entries: the one rule for what an operator lists. An entry that does not fit is left out,
 * and the others stay; one line in the log tells how many. Where there are entries and none fits, it is refused, unless
 * an empty one is as good.
 */
export function listOf<const Item extends v.GenericSchema>(
  list: string,
  item: Item,
  { most = LIST_MOST, mayBeEmptied = false } = {},
) {
  return v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.maxLength(most),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const fitting = value.filter((entry) => entry !== null)
      if (fitting.length === value.length) return fitting
      log('entries do not fit', `${list}: ${value.length - fitting.length} of ${value.length}`)
      if (fitting.length > 0 || mayBeEmptied) return fitting
      addIssue({ message: 'no entry fits' })
      return NEVER
    }),
  )
}
