import type { AnalyticsEventRow } from '#db/rows.ts'
import { impersonalText } from '#domain/privacy/strip-personal-text.ts'

export type EventData = AnalyticsEventRow['data']

const LONGEST_KEY = 200
const LONGEST_TEXT = 1_000
/** Values under such keys are dropped as personal data, whatever they contain. */
const PERSONAL_KEY = /mail|phone|token|pass|secret|code|card|name|address/i

/** Returns an event's data without personal values, within the operator's limits. */
export function impersonal(data: EventData): EventData {
  const cleaned = Object.entries(data).filter(
    ([key, value]) => key.length <= LONGEST_KEY && !PERSONAL_KEY.test(key) && isPlain(value),
  )
  return Object.fromEntries(cleaned.map(([key, value]) => [key, typeof value === 'string' ? clean(value) : value]))
}

/** A value of another type would make the operator reject the whole batch. */
function isPlain(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}

function clean(text: string): string {
  return impersonalText(text).slice(0, LONGEST_TEXT)
}
