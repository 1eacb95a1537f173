declare const thousandths: unique symbol
/** Decimal odds in integer thousandths: 1.85 is 1850. All odds inside the product have this type. */
export type Odds = number & { readonly [thousandths]: true }

const ONE = 1_000
const DIGITS = 3
/** The highest valid odds of a selection; higher ones are a mistake of the sender. */
const MAX_ODDS = 10_000 * ONE

/** Converts integer thousandths to `Odds`. Throws RangeError for invalid odds: a bug of the caller. */
export function toOdds(value: number): Odds {
  if (!Number.isSafeInteger(value) || value < ONE || value > MAX_ODDS) throw new RangeError(`not odds: ${value}`)
  // Checked above; a branded type needs this cast.
  return value as Odds
}

const WIRE = new RegExp(`^(\\d{1,5})(?:\\.(\\d{1,${DIGITS}}))?$`)

/** Parses the odds of a reply ("1.85"); null if they are invalid, such as less than 1. */
export function oddsFromDecimal(text: string): Odds | null {
  const match = WIRE.exec(text)
  if (!match) return null
  const [, whole = '0', fraction = ''] = match
  const value = Number(whole) * ONE + Number(fraction.padEnd(DIGITS, '0'))
  return value < ONE || value > MAX_ODDS ? null : toOdds(value)
}

/** Formats odds as a decimal with two digits at least, for a request: 1850 → "1.85", 1855 → "1.855". */
export function oddsToDecimal(odds: Odds): string {
  const fraction = String(odds % ONE)
    .padStart(DIGITS, '0')
    .replace(/0$/, '')
  return `${Math.floor(odds / ONE)}.${fraction}`
}

export const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]

/**
 * Formats odds for display: in decimals where the format cannot say them, and as "—" where it states the profit and
 * there is none. Decimals are rounded down to hundredths, so that never more is shown than is paid.
 */
export function formatOdds(odds: Odds, format: OddsFormat): string {
  if (format === 'decimal') return decimal(odds)
  if (odds === ONE) return '—'
  return format === 'american' ? american(odds) : (fractional(odds) ?? decimal(odds))
}

function decimal(odds: Odds): string {
  const hundredths = Math.floor(odds / 10)
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

/** Fractions with a larger denominator are hard to read. */
const DENOMINATOR_MAX = 20
/** A fraction may be wrong by a twentieth of the profit at most. */
const PROFIT_PER_ERROR = 20

/**
 * The profit per stake as the nearest fraction with a small denominator; of two equally near, that with the smaller
 * one. Null if none is near enough: low odds would read as 0/1.
 */
function fractional(odds: Odds): string | null {
  const profit = odds - ONE
  let best = { numerator: Math.round(profit / ONE), denominator: 1, error: Infinity }
  for (let denominator = 1; denominator <= DENOMINATOR_MAX; denominator += 1) {
    const numerator = Math.round((profit * denominator) / ONE)
    // In thousandths of the profit: integers except for one division.
    const error = Math.abs(profit - (numerator * ONE) / denominator)
    if (error < best.error - 1e-9) best = { numerator, denominator, error }
  }
  return best.error * PROFIT_PER_ERROR > profit ? null : `${best.numerator}/${best.denominator}`
}

/** At evens (2.0) or more: the profit on a stake of 100; below: the stake that wins 100. */
function american(odds: Odds): string {
  const profit = odds - ONE
  return profit >= ONE ? `+${Math.round(profit / 10)}` : `−${Math.round((100 * ONE) / profit)}`
}
