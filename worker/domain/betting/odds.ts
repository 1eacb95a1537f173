declare const thousandths: unique symbol
/** Decimal odds in integer thousandths: 1.85 is 1850. The only form odds have inside the product. */
export type Odds = number & { readonly [thousandths]: true }

const ONE = 1_000
const DIGITS = 3
/** No selection pays more than this many times the stake: a price above it is a mistake of the sender. */
const MAX_ODDS = 10_000 * ONE

/** Takes integer thousandths as odds. Throws RangeError for what no price can be: a bug of the caller, not a reply. */
export function toOdds(value: number): Odds {
  if (!Number.isSafeInteger(value) || value < ONE || value > MAX_ODDS) throw new RangeError(`not odds: ${value}`)
  // Checked the line before; the brand has no other way in.
  return value as Odds
}

const WIRE = new RegExp(`^(\\d{1,5})(?:\\.(\\d{1,${DIGITS}}))?$`)

/** Reads odds as they stand on the wire ("1.85"); null for what is no price, such as less than 1. */
export function oddsFromDecimal(text: string): Odds | null {
  const match = WIRE.exec(text)
  if (!match) return null
  const [, whole = '0', fraction = ''] = match
  const value = Number(whole) * ONE + Number(fraction.padEnd(DIGITS, '0'))
  return value < ONE || value > MAX_ODDS ? null : toOdds(value)
}

/** Writes odds as the decimal that stands on the wire, with two digits at least: 1850 → "1.85", 1855 → "1.855". */
export function oddsToDecimal(odds: Odds): string {
  const fraction = String(odds % ONE)
    .padStart(DIGITS, '0')
    .replace(/0$/, '')
  return `${Math.floor(odds / ONE)}.${fraction}`
}

export const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]

/** Writes odds for a reader. Decimals are cut to hundredths, never rounded up: what is shown is never more than is paid. */
export function formatOdds(odds: Odds, format: OddsFormat): string {
  if (format === 'fractional') return fractional(odds)
  return format === 'american' ? american(odds) : decimal(odds)
}

function decimal(odds: Odds): string {
  const hundredths = Math.floor(odds / 10)
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

/** A fraction with a larger denominator than this is not read at a glance. */
const DENOMINATOR_MAX = 20

/** The profit per stake as the nearest fraction with a small denominator; the smaller denominator of two as near. */
function fractional(odds: Odds): string {
  const profit = odds - ONE
  let best = { numerator: Math.round(profit / ONE), denominator: 1, error: Infinity }
  for (let denominator = 1; denominator <= DENOMINATOR_MAX; denominator += 1) {
    const numerator = Math.round((profit * denominator) / ONE)
    // Compared as thousandths of the profit, in whole numbers up to one division.
    const error = Math.abs(profit - (numerator * ONE) / denominator)
    if (error < best.error - 1e-9) best = { numerator, denominator, error }
  }
  return `${best.numerator}/${best.denominator}`
}

/** From evens on the profit on 100; below, the stake that wins 100. */
function american(odds: Odds): string {
  const profit = odds - ONE
  if (profit <= 0) return '−∞'
  return profit >= ONE ? `+${Math.round(profit / 10)}` : `−${Math.round((100 * ONE) / profit)}`
}
