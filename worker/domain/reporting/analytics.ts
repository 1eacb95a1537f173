/** Analytics limits. Separate from the other constants, since this module is not needed at the first visit. */
const SECOND = 1_000
const MINUTE = 60 * SECOND

export const ANALYTICS_FLUSH_AT = 20
export const ANALYTICS_BATCH_MAX = 100
export const ANALYTICS_QUEUE_MAX = 1_000
export const ANALYTICS_FLUSH_EVERY_MS = 10 * SECOND
export const ANALYTICS_SESSION_IDLE_MS = 30 * MINUTE
export const ANALYTICS_SESSION_MAX_MS = 24 * 60 * MINUTE
