import type { EndpointWire } from '#worker/http/endpoint.ts'
import type { getHistory } from '#endpoints/history.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { type HistoryKind, WITHDRAWAL_STATUSES } from '#domain/money/history.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import type { WonPrize } from '#domain/games/tournaments.ts'
import { methodByHash } from '../billing/methods.ts'
import type { OperatorClock } from '../clock.ts'
import type { Query } from '../database.ts'
import type { TournamentRules } from '../tournaments/tournaments.ts'
import { payOutMethod } from '../payouts/methods.ts'

type Item = NonNullable<EndpointWire<typeof getHistory>['items'][number]>
/** A line of a history; `at` and `id` define its position. */
export type Line = { id: number; at: number; item: Item }
/** A position in a history; a page contains the lines older than it. */
export type LinePosition = { at: number; id: number }

/**
 * The lines of one kind that are older than a position, newest first. Only finished items are lines, dated when they
 * ended. New lines are therefore added only at the newest end, and a page that was read once never changes.
 */
export async function linesBefore(query: Query, clock: OperatorClock, from: From): Promise<Line[]> {
  const linesOfKind = {
    bets: betLines,
    deposits: depositLines,
    withdrawals: payoutLines,
    prizes: prizeLines,
    logins: noLines,
  }[from.kind]
  const lines = [...(await linesOfKind(query, clock, from)), ...(await pastLines(query, clock, from))]
  return lines.sort((a, b) => b.at - a.at || b.id - a.id).slice(0, from.most)
}

type From = { player: number; kind: HistoryKind; before: LinePosition; most: number; locale: Locale }

async function betLines(query: Query, clock: OperatorClock, { player, before, most }: From): Promise<Line[]> {
  const rows = await query.rows(
    {
      id: 'int',
      name: 'text',
      game: 'text',
      ended_at: 'int',
      amount: 'int',
      currency: 'text',
      payout: 'int',
      round: 'int?',
    },
    `SELECT id, cast(id AS TEXT) AS name, game, ended_at, amount, currency, payout, NULL AS round FROM original_rounds
     WHERE player = ?1 AND (ended_at, id) < (?2, ?3)
     UNION ALL SELECT id, cast(id AS TEXT), game, ended_at, amount, currency, payout, NULL FROM provider_rounds
     WHERE player = ?1 AND (ended_at, id) < (?2, ?3)
     UNION ALL SELECT id, cast(id AS TEXT), 'crash', ended_at, amount, currency, payout, round FROM crash_bets
     WHERE player = ?1 AND status = 'settled' AND (ended_at, id) < (?2, ?3)
     UNION ALL SELECT seq, key, 'rooms', ended_at, amount, currency, payout, NULL FROM room_entries
     WHERE player = ?1 AND status = 'settled' AND (ended_at, seq) < (?2, ?3)
     UNION ALL SELECT seq, key, 'duel', ended_at, amount, currency, payout, NULL FROM duel_bets
     WHERE player = ?1 AND status = 'settled' AND (ended_at, seq) < (?2, ?3)
     UNION ALL SELECT id, cast(id AS TEXT), 'betting', ended_at, amount, currency, payout, NULL FROM sport_bets
     WHERE player = ?1 AND (ended_at, id) < (?2, ?3)
     ORDER BY ended_at DESC, id DESC LIMIT ?4`,
    [player, before.at, before.id, most],
  )
  return rows.map(({ id, name, game, round, ended_at: at, ...row }) => {
    const amount = toDecimal(minor(row.amount))
    const payout = toDecimal(minor(row.payout))
    // Bets with an idempotency key use it as their id.
    const item = { id: name, at: clock.moment(at), game, amount, payout, currency: toCurrency(row.currency), round }
    return { id, at, item: { kind: 'bets', ...item } }
  })
}

async function depositLines(
  query: Query,
  clock: OperatorClock,
  { player, before, most, locale }: From,
): Promise<Line[]> {
  const rows = await query.rows(
    { id: 'int', ended_at: 'int', method: 'text', amount: 'int', currency: 'text', status: 'int' },
    `SELECT id, ended_at, method, amount, currency, status FROM invoices
     WHERE player = ? AND (ended_at, id) < (?, ?) ORDER BY ended_at DESC, id DESC LIMIT ?`,
    [player, before.at, before.id, most],
  )
  return rows.map(({ id, ended_at: at, method, status, ...row }) => {
    const about = { id, at: clock.moment(at), method: methodName(method, locale), status }
    const amount = toDecimal(minor(row.amount))
    return { id, at, item: { kind: 'deposits', ...about, amount, currency: toCurrency(row.currency) } }
  })
}

async function payoutLines(
  query: Query,
  clock: OperatorClock,
  { player, before, most, locale }: From,
): Promise<Line[]> {
  const rows = await query.rows(
    { id: 'int', ended_at: 'int', method: 'text', amount: 'int', currency: 'text', status: 'text' },
    `SELECT id, ended_at, method, amount, currency, status FROM payouts
     WHERE player = ? AND (ended_at, id) < (?, ?) ORDER BY ended_at DESC, id DESC LIMIT ?`,
    [player, before.at, before.id, most],
  )
  return rows.map(({ id, ended_at: at, method, ...row }) => {
    const about = { id, at: clock.moment(at), method: methodName(method, locale) }
    const status = WITHDRAWAL_STATUSES.find((one) => one === row.status) ?? 'waiting'
    const amount = toDecimal(minor(row.amount))
    return { id, at, item: { kind: 'withdrawals', ...about, amount, currency: toCurrency(row.currency), status } }
  })
}

/** Prizes that the ledger has paid to a wallet. */
async function prizeLines(query: Query, clock: OperatorClock, { player, before, most }: From): Promise<Line[]> {
  const rows = await query.rows(
    { id: 'int', at: 'int', tournament: 'text', amount: 'int', currency: 'text', rules: 'text', prize: 'text' },
    `SELECT m.id, m.at, t.id AS tournament, e.amount, a.currency, t.rules, w.prize FROM movements m
     JOIN entries e ON e.movement = m.id JOIN accounts a ON a.id = e.account AND a.kind = 'wallet'
     JOIN tournament_members w ON w.player = a.player JOIN tournaments t ON t.id = w.tournament
     WHERE m.kind = 'tournament.prize' AND m.reference = t.id || ':' || a.player
       AND a.player = ? AND (m.at, m.id) < (?, ?) ORDER BY m.at DESC, m.id DESC LIMIT ?`,
    [player, before.at, before.id, most],
  )
  return rows.map(({ id, at, tournament, rules, prize, ...row }) => {
    // Both were written by the code in tournaments/.
    const { name } = JSON.parse(rules) as TournamentRules
    const { place } = JSON.parse(prize) as WonPrize
    const amount = toDecimal(minor(row.amount))
    const about = { id, at: clock.moment(at), tournament, name, place }
    return { id, at, item: { kind: 'prizes', ...about, amount, currency: toCurrency(row.currency) } }
  })
}

async function noLines(): Promise<Line[]> {
  return []
}

async function pastLines(
  query: Query,
  clock: OperatorClock,
  { player, kind, before, most, locale }: From,
): Promise<Line[]> {
  const rows = await query.rows(
    { id: 'int', at: 'int', data: 'text' },
    `SELECT id, at, data FROM past WHERE player = ? AND kind = ? AND (at, id) < (?, ?)
     ORDER BY at DESC, id DESC LIMIT ?`,
    [player, kind, before.at, before.id, most],
  )
  return rows.map(({ id, at, data }) => {
    // `remember` wrote it in the wire format of this kind.
    const item = { ...JSON.parse(data), kind, id, at: clock.moment(at) } as Item
    return { id, at, item: 'method' in item ? { ...item, method: methodName(item.method, locale) } : item }
  })
}

/** The name of a payment method, of either direction; the stored hash if the method no longer exists. */
function methodName(hash: string, locale: Locale): string {
  return (methodByHash(hash) ?? payOutMethod(hash))?.name[locale] ?? hash
}

function toCurrency(text: string): Currency {
  if (!isCurrency(text)) throw new Error(`no currency: ${text}`)
  return text
}
