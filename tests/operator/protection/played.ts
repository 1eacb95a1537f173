import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { type LimitKind, type LimitPeriod, PERIOD_MS } from '#domain/protection/limits.ts'
import { exchangeAmount } from '../billing/exchange.ts'
import type { Query } from '../database.ts'

/** What one movement of the ledger means to limits; the amount is positive, in the currency of the limits. */
export type LimitMovement = { kind: 'stake' | 'won' | 'deposit' | 'payout'; amount: Minor; at: number }
/** The sum in a period, and when its first part leaves the period; null where nothing counts. */
type Used = { used: Minor; resetsAt: number | null }

/** The kinds of movements that return a stake, and of the one that placed it; both have the same reference. */
const RETURN_KINDS: Record<string, string> = {
  'crash.refund': 'crash.bet',
  'rooms.refund': 'rooms.bet',
  'duel.refund': 'duel.bet',
}

/**
 * The stakes, payouts of games, deposits and withdrawals of a player since a moment, from the ledger, oldest first.
 * Other wallets are converted at the stand-in's rates. A stake that was returned (a refund, a void bet) counts as
 * never placed; entries and prizes of tournaments, bonuses and gifts do not count.
 */
export async function playedSince(
  query: Query,
  player: number,
  since: number,
  currency: Currency,
): Promise<LimitMovement[]> {
  const rows = await query.rows(
    {
      kind: 'text',
      reference: 'text',
      at: 'int',
      account: 'text',
      currency: 'text',
      amount: 'int',
      deposit: 'int?',
      returned: 'int',
    },
    `SELECT m.kind, m.reference, m.at, a.kind AS account, a.currency, e.amount, i.amount AS deposit,
       iif(b.status = 'void', b.remaining, 0) AS returned
     FROM accounts a JOIN entries e ON e.account = a.id JOIN movements m ON m.id = e.movement
     LEFT JOIN invoices i ON m.kind = 'deposit' AND i.id = CAST(m.reference AS INTEGER)
     LEFT JOIN sport_bets b ON m.kind IN ('betting.bet', 'betting.payout') AND b.id = CAST(m.reference AS INTEGER)
     WHERE a.player = ? AND a.kind IN ('wallet', 'pending') AND m.at > ? ORDER BY m.at, m.id`,
    [player, since],
  )
  const returned = new Set(
    rows.flatMap(({ kind, reference }) => (RETURN_KINDS[kind] ? [`${RETURN_KINDS[kind]} ${reference}`] : [])),
  )
  return rows.flatMap((row) => {
    if (!isCurrency(row.currency)) throw new Error(`no currency: ${row.currency}`)
    const counted = returned.has(`${row.kind} ${row.reference}`) ? null : countedAs(row)
    return counted === null || counted.amount === 0
      ? []
      : [{ ...counted, amount: exchangeAmount(counted.amount, row.currency, currency), at: row.at }]
  })
}

type Row = { kind: string; account: string; amount: number; deposit: number | null; returned: number }

/** `returned` is the part of a sports bet that was void. */
function countedAs({ kind, account, amount, deposit, returned }: Row): Pick<LimitMovement, 'kind' | 'amount'> | null {
  if (account === 'pending') return kind === 'payout.paid' ? { kind: 'payout', amount: minor(-amount) } : null
  if (kind === 'deposit') return { kind: 'deposit', amount: minor(deposit ?? amount) }
  if (kind.endsWith('.bet')) return { kind: 'stake', amount: minor(-amount - returned) }
  if (kind.endsWith('.payout') || kind === 'betting.cashOut') return { kind: 'won', amount: minor(amount - returned) }
  return null
}

/** What counts up a limit, and what counts it down. */
const COUNTED: Record<LimitKind, { up: LimitMovement['kind']; down?: LimitMovement['kind'] }> = {
  deposit: { up: 'deposit' },
  stake: { up: 'stake' },
  loss: { up: 'stake', down: 'won' },
  netDeposit: { up: 'deposit', down: 'payout' },
}

/** How much of a limit is used in the period that ends now; never less than nothing. */
export function computeUsed(played: readonly LimitMovement[], kind: LimitKind, period: LimitPeriod, now: number): Used {
  const { up, down } = COUNTED[kind]
  const inPeriod = played.filter(({ at }) => at > now - PERIOD_MS[period])
  const used = Math.max(0, sumPlayed(inPeriod, up) - (down === undefined ? 0 : sumPlayed(inPeriod, down)))
  const first = inPeriod.find((each) => each.kind === up)
  return { used: minor(used), resetsAt: used > 0 && first ? first.at + PERIOD_MS[period] : null }
}

export function sumPlayed(played: readonly LimitMovement[], kind: LimitMovement['kind']): Minor {
  return minor(played.reduce((sum, each) => (each.kind === kind ? sum + each.amount : sum), 0))
}
