import * as v from 'valibot'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { fromDecimal } from '#domain/money/money.ts'
import { isToken } from '#domain/wire/token.ts'
import { log } from '../core/page.ts'

/** A value that may be missing or null, both of which are read as null. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.nullable(schema), null)
}

/** As `orNull`; an invalid value is null as well, so that it does not cost the reply. */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(orNull(schema), null)
}

/** A decimal on the wire, text or number ("1000.00", 12.5); minor units inside. */
export const amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const value = fromDecimal(String(dataset.value))
    if (value !== null) return value
    addIssue({ message: 'not a decimal amount' })
    return NEVER
  }),
)

/** An amount that is never negative. */
export const positiveAmount = v.pipe(
  amount,
  v.check((value) => value >= 0, 'negative amount'),
)

/** An invalid balance becomes null: the player sees a dash and betting is off, nothing else breaks. */
export const balance = v.fallback(v.nullable(positiveAmount), null)

export const currency = v.picklist(CURRENCIES)
export const currencyOrNone = v.fallback(v.nullable(currency), null)

const SHORT_MOST = 200

/** Shortens a text; drops a leading surrogate at the cut, so that no character is split. */
function cut(long: string): string {
  return long.length > SHORT_MOST ? `${long.slice(0, SHORT_MOST - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : long
}

/** External text: bounded, so that a megabyte in a name cannot freeze a page. */
export const text = v.pipe(v.string(), v.maxLength(2_000))
export const shortText = v.pipe(v.string(), v.maxLength(SHORT_MOST))
/**
 * A name that is only displayed: one that is too long is cut, since its entry is worth more than the end of its name.
 */
export const name = v.pipe(v.string(), v.transform(cut))
export const optionalText = v.optional(shortText)
export const id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.integer())]),
  v.transform(String),
  v.regex(/^.{1,128}$/s),
)
/** A timestamp on the wire: ISO 8601 text; ms since the epoch (server time) inside. */
export const timestamp = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.check((value) => Number.isFinite(value), 'not a moment'),
)
/** A bearer token; a text that no header can carry is invalid. */
export const token = v.pipe(v.string(), v.check(isToken, 'not a token'))
export const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
export const nothing = v.unknown()

const LIST_MOST = 500

/**
 * A list of at most `most` entries: the one rule for all lists of the operator. An entry that does not fit is left out
 * and the others stay; one log line says how many. If there are entries and none fits, the list is invalid, unless
 * `mayBeEmptied`.
 */
export function listField<const Item extends v.GenericSchema>(
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
