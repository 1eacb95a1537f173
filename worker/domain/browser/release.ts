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
export type ReleaseMessage = { until: number; texts: Readonly<Record<string, unknown>> }

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

function parseMessage(given: unknown): ReleaseMessage | null {
  const { until, texts } = toRecord(given)
  return typeof until === 'number' ? { until, texts: toRecord(texts) } : null
}

/**
 * The text of a message in a locale, else in English; undefined when there is none or at `now` its time is over. Takes
 * what builds/latest.json has as `message`, whatever it is.
 */
export function messageText(message: unknown, locale: string, now: number): string | undefined {
  const { until, texts } = toRecord(message)
  if (typeof until !== 'number' || now >= until) return undefined
  const { [locale]: text, en } = toRecord(texts)
  return [text, en].find((each): each is string => typeof each === 'string' && each !== '')?.slice(0, TEXT_MAX)
}

function toRecord(given: unknown): Record<string, unknown> {
  return Object(given) as Record<string, unknown> // safe: any object can be read by names
}
