/** builds/latest.json: the newest build, and what the operator says of builds. The app's build writes `id` alone. */
export type Release = {
  id: string
  /** Percent of the devices that take this build; 100 unless the operator names less. */
  rollout: number
  /** Builds that pages leave. */
  blocked: readonly string[]
  message: ReleaseMessage | null
}

/** The message of the operator to all players, by locale, until a time (ms of server time). */
export type ReleaseMessage = { until: number; texts: Readonly<Record<string, string>> }

const TEXT_MAX = 300

/** Reads builds/latest.json; undefined without an id. A field that does not fit counts as left out. */
export function parseRelease(given: unknown): Release | undefined {
  const { id, rollout, blocked, message } = toRecord(given)
  if (typeof id !== 'string' || id === '') return undefined
  return {
    id,
    rollout: typeof rollout === 'number' && rollout >= 0 && rollout <= 100 ? rollout : 100,
    blocked: Array.isArray(blocked) ? blocked.filter((each) => typeof each === 'string') : [],
    message: parseMessage(message),
  }
}

/** Reads `message` of builds/latest.json; null if it does not fit. */
export function parseMessage(given: unknown): ReleaseMessage | null {
  const { until, texts } = toRecord(given)
  if (typeof until !== 'number') return null
  const read = Object.entries(toRecord(texts)).flatMap(([locale, text]) =>
    typeof text === 'string' && text !== '' ? [[locale, text.slice(0, TEXT_MAX)] as const] : [],
  )
  return { until, texts: Object.fromEntries(read) }
}

/** The text of a message in a locale, else in English; undefined when there is none or at `now` its time is over. */
export function messageText(message: ReleaseMessage | null, locale: string, now: number): string | undefined {
  return message && now < message.until ? (message.texts[locale] ?? message.texts['en']) : undefined
}

function toRecord(given: unknown): Record<string, unknown> {
  return Object(given) as Record<string, unknown> // safe: any object can be read by names
}
