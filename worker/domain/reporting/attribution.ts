import { LANDING_COOKIES } from '../wire/cookies.ts'

/**
 * Limits for the landing query in reports: names and values that are longer (characters), and parameters beyond 30, are
 * left out.
 */
export const PARAMETER_NAME_LIMIT = 100
export const PARAMETER_LIMIT = 500
const PARAMETERS_MOST = 30

const OF_ATTRIBUTION = new Set<string>(LANDING_COOKIES)

/** Whether a query parameter describes where the visitor came from: one that is stored in a cookie, or a `utm_` one. */
export function isOfAttribution(name: string): boolean {
  return OF_ATTRIBUTION.has(name) || name.startsWith('utm_')
}

/** The landing query to report: the first value of each name; unprintable or too long names and values are left out. */
export function getReportedQuery(query: URLSearchParams): Record<string, string> {
  const reported = [...new Set(query.keys())].flatMap((name) => {
    const value = query.get(name) ?? ''
    const isReported = name !== '__proto__' && fits(name, PARAMETER_NAME_LIMIT) && fits(value, PARAMETER_LIMIT)
    return isReported ? [[name, value] as const] : []
  })
  // If there are too many, attribution parameters have priority.
  const ordered = reported.toSorted(([one], [other]) => Number(isOfAttribution(other)) - Number(isOfAttribution(one)))
  return Object.fromEntries(ordered.slice(0, PARAMETERS_MOST))
}

function fits(text: string, limit: number): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must not get in
  return text.length <= limit && !/[\u0000-\u001f\u007f]|\p{Surrogate}/u.test(text)
}
