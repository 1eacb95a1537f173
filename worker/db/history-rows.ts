import type { Currency } from '../domain/money/currencies.ts'
import type { HistoryKind, WithdrawalStatus } from '../domain/money/history.ts'
import type { InvoiceStatus } from '../domain/money/invoice.ts'
import type { Minor } from '../domain/money/money.ts'
import type { Names } from '../domain/protocol/names.ts'

type HistoryBase = { key: string; playerId: string; id: string; at: number }
type HistoryMoney = { amount: Minor; currency: Currency }
/** A line of the player's history. `key` is playerId, kind and id as one text. */
export type HistoryRow = HistoryBase &
  /** `isBroken`: the round does not match the bet that was sent (domain/fairness/commitment). */
  (
    | ({
        kind: 'bets'
        game: string
        payout: Minor
        isBroken?: true
        /** Of a game played together: the round that all share. */
        round?: string | null
      } & HistoryMoney)
    | ({ kind: 'deposits'; method: string; status: InvoiceStatus } & HistoryMoney)
    | ({ kind: 'withdrawals'; method: string; status: WithdrawalStatus } & HistoryMoney)
    | ({ kind: 'prizes'; tournament: string; name: Names; place: number } & HistoryMoney)
    | { kind: 'logins'; ip: string | null; device: string | null; country: string | null }
  )

/** How much of a history is kept here: from the newest line without a gap down to where `next` goes on. */
export type HistoryExtentRow = {
  key: string
  playerId: string
  kind: HistoryKind
  /** Where the operator goes on with what is older; null when everything is here. */
  next: string | null
  /** The oldest line that is kept, ms; null while there is none. */
  oldestAt: number | null
  /** Places among what is kept where the operator can be asked to go on, newest first: the oldest lines go down to one. */
  marks: { at: number; next: string }[]
  /** What its lines were told in; unknown for those that were kept before it was. */
  language?: string | undefined
  fetchedAt: number
}
