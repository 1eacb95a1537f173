/** Business constants, each with its unit in its name: an operator changes them here. */

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const INVOICE_LIFE_MS = 1_200 * SECOND
export const INVOICE_POLL_MS = 5 * SECOND
/** How often the status of an open withdrawal is fetched; withdrawals take hours. */
export const PAYOUT_POLL_MS = 15 * SECOND
export const COUNTDOWN_TICK_MS = 1 * SECOND

export const SERVICE_WORKER_CHECK_MS = 20 * SECOND
/** Fallback for the check every 20 s: finds a new build even if an HTTP cache hides its service worker. */
export const BUILD_POLL_MS = 10 * MINUTE
export const PERIODIC_SYNC_MIN_MS = 10 * MINUTE
export const RELOAD_GUARD_MS = 10 * SECOND
export const RELOADS_AT_MOST = 3
export const FINGERPRINT_DEFER_MS = 500

export const TOAST_DURATION_MS = 3_000
export const TOAST_SPEED_MS = 300
export const TOAST_WIDTH_PX = 300

/** Debounce after a resize, before the layout is chosen again. */
export const DEVICE_REFRESH_MS = 50
export const TOOLTIP_DELAY_MS = 200

export const MIRROR_CHECK_FIRST_MIN_MS = 10 * SECOND
export const MIRROR_CHECK_FIRST_MAX_MS = 55 * SECOND
export const MIRROR_CHECK_EVERY_MS = 5 * MINUTE
/** A mirror is reachable if this image loads from it; every build has it. */
export const MIRROR_PIXEL_PATH = '/pixel.png'
export const MIRROR_PROBE_TIMEOUT_MS = 4 * SECOND

/** A call that takes longer is aborted, and the player sees a time-out. */
export const CALL_TIMEOUT_MS = 15 * SECOND
export const RECONNECT_MIN_MS = 500
export const RECONNECT_MAX_MS = 15 * SECOND
/** The maximum while a live view is on screen: it must be current within 2 s of the network's return. */
export const RECONNECT_LIVELY_MAX_MS = 1_500
/** A socket that worked is reconnected with these pauses for this long; the pauses grow afterwards. */
export const SOCKET_QUICK_FOR_MS = 60 * SECOND
/** The longest pause between two attempts to open the socket: an operator may have none. */
export const SOCKET_RETRY_MAX_MS = 5 * MINUTE
/** The longest one while a live view is on screen and the socket has worked before. */
export const SOCKET_RETRY_LIVELY_MAX_MS = 30 * SECOND
/** Without an open socket for this long, while the operator answers calls, the network is taken to block it. */
export const SOCKET_BLOCKED_AFTER_MS = 10 * SECOND
/** Shortest time between two database writes of high-rate data. */
export const REALTIME_FLUSH_MS = 100
export const PROFILE_REFRESH_MS = 60 * SECOND

export const QUEUE_MAX_AGE_MS = 7 * DAY
/** How long a logout without a network may keep its token on the device, so that the operator can still revoke it. */
export const LOGOUT_MAX_AGE_MS = 1 * DAY

/** Games of the first row in the boot snapshot, painted before the app has started: what the widest screen shows. */
export const SHELL_ROW_TILES = 12

/** Defaults if the operator sends no times: s until another code may be requested, and s that a code is valid. */
export const CODE_RESEND_S = 60
export const CODE_LIFE_S = 300

/** After a registration or login, the deposit dialog (PayIn) opens automatically. */
export const PAY_IN_AFTER_MS = 17 * SECOND
