/** Codes that name something other than one country. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']

/** Whether a code is a country's of ISO 3166: GB and not UK, which is another name for it. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.includes(code)) return false
  const hasName = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined
  return hasName && new Intl.Locale(`und-${code}`).region === code
}
