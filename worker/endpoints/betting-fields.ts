import * as v from 'valibot'
import { EVENT_PHASES, MARKET_GROUPS, SPORTS } from '#domain/betting/betting.ts'
import { lineFromDecimal } from '#domain/betting/markets.ts'
import { oddsFromDecimal } from '#domain/betting/odds.ts'
import { timestamp, name, orNull } from '../http/fields.ts'

/** Ids of betting are used in topic names, so their characters are limited. */
export const bettingId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))
/** The operator's id of a market within its event: "result", "total:2.25", "result@1". */
export const market = v.pipe(v.string(), v.regex(/^[a-z]+(:-?\d{1,3}(\.\d{1,2})?)?(@\d)?$/))
/** The id of an outcome within its market: "home", "over", "2-1". */
export const outcome = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,16}$/))

/** Decimal odds on the wire ("1.85"), integer thousandths inside. */
export const odds = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const value = oddsFromDecimal(dataset.value)
    if (value !== null) return value
    addIssue({ message: 'not odds' })
    return NEVER
  }),
)

/** A decimal line on the wire ("-0.75"), integer quarters inside. */
const line = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const value = lineFromDecimal(dataset.value)
    if (value !== null) return value
    addIssue({ message: 'not a line' })
    return NEVER
  }),
)

export const sport = v.picklist(SPORTS)
export const phase = v.picklist(EVENT_PHASES)
export const period = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))

const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
export const score = v.tuple([points, points])

export const marketTerms = {
  id: market,
  group: v.picklist(MARKET_GROUPS),
  line: orNull(line),
  /** 0 is the whole match. */
  period: v.optional(period, 0),
}

/** The teams or players of an event, its league and its start. */
export const eventNames = { id: bettingId, sport, league: bettingId, home: name, away: name, start: timestamp }
