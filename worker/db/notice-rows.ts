import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Names } from '#domain/languages/names.ts'
import type { WonPrize } from '#domain/games/tournaments.ts'
import type { TextsByLanguage } from '#domain/languages/texts-by-language.ts'
import type { LimitKind, LimitPeriod } from '#domain/protection/limits.ts'
import type { PayoutSum } from './money-rows.ts'
import type { MoneyIntentKind } from '#domain/money/intent-kinds.ts'

/**
 * Why the operator ended a session: its token is no longer valid, or the operator does not give the profile, because the
 * account is closed (403), unknown (404), or for another reason; or the player is excluded, `until` then (ms of server
 * time; null if the operator did not say).
 */
export type SessionEnd =
  | { reason: 'expired' | 'forbidden' | 'notFound' | 'rejected' }
  | { reason: 'excluded'; until: number | null }

/** A notice that one tab shows once: a tab claims it before it shows it. `playerId` null: for any visitor. */
export type NoticeRow = { id?: number; playerId: string | null; at: number } & (
  | { kind: 'invoicePaid'; invoiceId: string; amount: Minor; currency: Currency | null }
  | { kind: 'invoiceClosed'; invoiceId: string; status: 'declined' | 'expired' }
  /** `sum` is missing in rows of older builds. */
  | { kind: 'payoutClosed'; payoutId: string; status: 'paid' | 'declined'; sum?: PayoutSum }
  /** A money intent that never reached the operator: it moved no money. */
  | { kind: 'notTaken'; intent: MoneyIntentKind }
  /** A tournament of the player has ended and its prize was paid; `name` is null if it is not stored. */
  | { kind: 'tournamentPrize'; tournamentId: string; name: Names | null; prize: WonPrize }
  /** The operator has decided about the player's documents. */
  | { kind: 'verification'; status: 'success' | 'failed' }
  /**
   * A waiting or active bonus ends within 24 hours. `endsAt`: ms of server time. `texts` has its name by language; missing
   * in rows of older builds.
   */
  | { kind: 'bonusEnds'; bonusId: string; name: string; texts?: TextsByLanguage | undefined; endsAt: number }
  /** A higher limit has waited long enough, `since` then (ms of server time), and can be confirmed. */
  | { kind: 'limitReady'; limit: LimitKind; period: LimitPeriod; since: number }
  /** The player is asked to look over limits and results, since then (ms of server time). */
  | { kind: 'reviewDue'; since: number }
  | ({ kind: 'sessionEnded' } & SessionEnd)
  /** A link, or another page, has logged the player in: names the account. */
  | { kind: 'linkLogin'; account: string }
  /** The token of a log-in link was no longer valid. */
  | { kind: 'simpleAuthFailed' }
  /**
   * What the operator's push reported while the app was closed: never shown as a notice, only as a notification. A build may
   * not know the `key`; `tag`: what it is about, empty if not known.
   */
  | { kind: 'push'; key: string; values: Record<string, string>; tag: string; path: string }
)

/** A notice of the player that was shown, stored so that the player can read it again. `at`: ms of server time. */
export type NotificationRow = NoticeRow & { id: number; playerId: string; isRead: boolean }
