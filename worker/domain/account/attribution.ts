import { LANDING_COOKIES } from '../protocol/cookies.ts'

/** As much of a landing query as is told; what is longer, and what comes after so many, is left out. */
export const PARAMETER_NAME_LIMIT = 100
export const PARAMETER_LIMIT = 500
const PARAMETERS_MOST = 30

const OF_ATTRIBUTION = new Set<string>(LANDING_COOKIES)

/** Whether a query parameter says where a visitor came from: one that leaves a cookie, or one of a campaign. */
export function isOfAttribution(name: string): boolean {
  return OF_ATTRIBUTION.has(name) || name.startsWith('utm_')
}

/** A landing query as it is told: the first value of each name, printable and bounded; what is not is passed over. */
export function getReportedQuery(query: URLSearchParams): Record<string, string> {
  const told = [...new Set(query.keys())].flatMap((name) => {
    const value = query.get(name) ?? ''
    const isTold = name !== '__proto__' && fits(name, PARAMETER_NAME_LIMIT) && fits(value, PARAMETER_LIMIT)
    return isTold ? [[name, value] as const] : []
  })
  // Where there are too many, those that it is told for go first.
  const ordered = told.toSorted(([one], [other]) => Number(isOfAttribution(other)) - Number(isOfAttribution(one)))
  return Object.fromEntries(ordered.slice(0, PARAMETERS_MOST))
}

function fits(text: string, limit: number): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must not get in
  return text.length <= limit && !/[\u0000-\u001f\u007f]|\p{Surrogate}/u.test(text)
}
