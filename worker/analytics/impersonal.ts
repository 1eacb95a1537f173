import type { AnalyticsEventRow } from '../db/rows.ts'
import { impersonalText } from '../domain/account/strip-personal-text.ts'

export type EventData = AnalyticsEventRow['data']

const LONGEST_KEY = 200
const LONGEST_TEXT = 1_000
/** What goes by such a name is the player's own, whatever it holds. */
const PERSONAL_KEY = /mail|phone|token|pass|secret|code|card|name|address/i

/** The data of an event without anything that tells who the player is, within what the operator takes. */
export function impersonal(data: EventData): EventData {
  const kept = Object.entries(data).filter(
    ([key, value]) => key.length <= LONGEST_KEY && !PERSONAL_KEY.test(key) && isPlain(value),
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, typeof value === 'string' ? clean(value) : value]))
}

/** One value that is none would have the operator refuse all that is sent with it. */
function isPlain(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}

function clean(text: string): string {
  return impersonalText(text).slice(0, LONGEST_TEXT)
}
