import type { Currency } from '#domain/money/currencies.ts'
import type { HistoryKind, WithdrawalStatus } from '#domain/money/history.ts'
import type { InvoiceStatus } from '#domain/money/invoice.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Names } from '#domain/languages/names.ts'
import type { Localized } from '#domain/languages/texts-by-language.ts'

type HistoryBase = { key: string; playerId: string; id: string; at: number }
type HistoryMoney = { amount: Minor; currency: Currency }
/** A line of the player's history. `key` is playerId, kind and id, joined into one text. */
export type HistoryRow = HistoryBase &
  /** `isBroken`: the round does not match the bet that was sent (domain/fairness/round.ts). */
  (
    | ({
        kind: 'bets'
        game: string
        payout: Minor
        isBroken?: true
        /** The shared round of a multiplayer game. */
        round?: string | null
      } & HistoryMoney)
    | ({ kind: 'deposits'; method: string; status: InvoiceStatus } & HistoryMoney & Localized)
    | ({ kind: 'withdrawals'; method: string; status: WithdrawalStatus } & HistoryMoney & Localized)
    | ({ kind: 'prizes'; tournament: string; name: Names; place: number } & HistoryMoney)
    | { kind: 'logins'; ip: string | null; device: string | null; country: string | null }
  )

/** The stored range of a history: without gaps from the newest line down to where `next` continues. */
export type HistoryExtentRow = {
  key: string
  playerId: string
  kind: HistoryKind
  /** The operator's cursor for older lines; null if all lines are stored. */
  next: string | null
  /** The oldest stored line, ms; null if there is none. */
  oldestAt: number | null
  /**
   * Cursors at stored lines, newest first. The oldest lines are deleted down to one of them, so that fetching can
   * continue there.
   */
  marks: { at: number; next: string }[]
  /** Language of the lines' texts; missing in rows that an older build stored. */
  language?: string | undefined
  fetchedAt: number
}
