/**
 * Business constants (spec 9), each with its unit. What an operator may want to change is changed here.
 */

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const INVOICE_LIFE_MS = 1_200 * SECOND
export const INVOICE_POLL_MS = 5 * SECOND
/** Withdrawals take hours; while one is open, its status is asked for now and then. */
export const PAYOUT_POLL_MS = 15 * SECOND
export const COUNTDOWN_TICK_MS = 1 * SECOND

export const SERVICE_WORKER_CHECK_MS = 20 * SECOND
/** Each build has a service worker of its own, which is looked for every 20 s: this finds what a cache on the way hides. */
export const BUILD_POLL_MS = 10 * MINUTE
export const PERIODIC_SYNC_MIN_MS = 10 * MINUTE
export const RELOAD_GUARD_MS = 10 * SECOND
export const RELOADS_AT_MOST = 3
export const FINGERPRINT_DEFER_MS = 500

export const TOAST_DURATION_MS = 3_000
export const TOAST_SPEED_MS = 300
export const TOAST_WIDTH_PX = 300

/** After a change of the window's size, until the layout is chosen anew; before a tooltip is shown. */
export const DEVICE_REFRESH_MS = 50
export const TOOLTIP_DELAY_MS = 200

export const MIRROR_CHECK_FIRST_MIN_MS = 10 * SECOND
export const MIRROR_CHECK_FIRST_MAX_MS = 55 * SECOND
export const MIRROR_CHECK_EVERY_MS = 5 * MINUTE
/** The image that shows that a mirror answers; every build has it. */
export const MIRROR_PIXEL_PATH = '/pixel.png'
export const MIRROR_PROBE_TIMEOUT_MS = 4 * SECOND

/** A reply that takes longer than this is given up; the player reads "time-out". */
export const CALL_TIMEOUT_MS = 15 * SECOND
export const RECONNECT_MIN_MS = 500
export const RECONNECT_MAX_MS = 15 * SECOND
/** The same while something live is on screen, which is to be right within 2 s of the network's return. */
export const RECONNECT_LIVELY_MAX_MS = 1_500
/** High-rate data reaches the database at most this often. */
export const REALTIME_FLUSH_MS = 100
export const PROFILE_REFRESH_MS = 60 * SECOND

export const QUEUE_MAX_AGE_MS = 7 * DAY

/** So many games of the first row are painted before the page is there: as many as the widest screen shows. */
export const SHELL_ROW_TILES = 12

/** Where the operator does not say: how long until another code may be asked for, and how long one is good. */
export const CODE_RESEND_S = 60
export const CODE_LIFE_S = 300

/** After a registration or a log-in, PayIn opens by itself. */
export const PAY_IN_AFTER_MS = 17 * SECOND
