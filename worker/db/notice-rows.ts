import type { Currency } from '../domain/money/currencies.ts'
import type { Minor } from '../domain/money/money.ts'
import type { Names } from '../domain/protocol/names.ts'
import type { WonPrize } from '../domain/games/tournaments.ts'
import type { PayoutSum } from './money-rows.ts'
import type { IntentRow } from './rows.ts'

/** Something that must be shown once, by one tab: claimed before it is shown. `playerId` null is for everybody. */
export type NoticeRow = { id?: number; playerId: string | null; at: number } & (
  | { kind: 'invoicePaid'; invoiceId: string; amount: Minor; currency: Currency | null }
  | { kind: 'invoiceClosed'; invoiceId: string; status: 'declined' | 'expired' }
  /** `sum` is absent from what an older version left. */
  | { kind: 'payoutClosed'; payoutId: string; status: 'paid' | 'declined'; sum?: PayoutSum }
  /** A money intent that the operator never got: nothing was taken. */
  | { kind: 'notTaken'; intent: IntentRow['kind'] }
  /** A tournament that the player was in is over, and a prize has been paid; `name` null where it is not known here. */
  | { kind: 'tournamentPrize'; tournamentId: string; name: Names | null; prize: WonPrize }
  | { kind: 'sessionEnded'; reason: 'expired' }
  /** A link that was to log the visitor in was good no longer. */
  | { kind: 'simpleAuthFailed' }
)
