import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { LIMIT_KINDS, LIMIT_PERIODS, type LimitKind, type LimitPeriod } from '#domain/protection/limits.ts'
import { exchangeAmount } from '../billing/exchange.ts'
import type { Query } from '../database.ts'

export type LimitPlace = { player: number; kind: LimitKind; period: LimitPeriod }
/** A limit as it is stored. `pending`: what was asked for last, and from when on it may be confirmed. */
export type StoredLimit = {
  kind: LimitKind
  period: LimitPeriod
  amount: Minor | null
  pending: { amount: Minor | null; from: number } | null
}
/** A player's choices besides limits. `exclusion.until` null: without an end. */
export type Choices = {
  /** null: no reality checks; undefined: the player has not chosen. */
  checkMinutes: number | null | undefined
  breakUntil: number | null
  exclusion: { until: number | null } | null
}
export type SessionLimit = { minutes: number | null; loss: Minor | null }

/** Every limit of a player, also those that are not set, in a currency: amounts set in another are converted. */
export async function readLimits(query: Query, player: number, currency: Currency): Promise<StoredLimit[]> {
  const rows = await query.rows(
    { kind: 'text', period: 'text', currency: 'text', amount: 'int?', pending_amount: 'int?', pending_from: 'int?' },
    'SELECT kind, period, currency, amount, pending_amount, pending_from FROM protection_limits WHERE player = ?',
    [player],
  )
  return LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period): StoredLimit => {
      const row = rows.find((each) => each.kind === kind && each.period === period)
      if (!row) return { kind, period, amount: null, pending: null }
      const here = (amount: number | null) => inCurrency(amount, row.currency, currency)
      const { pending_amount: asked, pending_from: from } = row
      return { kind, period, amount: here(row.amount), pending: from === null ? null : { amount: here(asked), from } }
    }),
  )
}

export async function saveLimit(
  tx: Query,
  player: number,
  { kind, period, amount, pending }: StoredLimit,
  currency: Currency,
): Promise<void> {
  await tx.run(
    `INSERT OR REPLACE INTO protection_limits (player, kind, period, currency, amount, pending_amount, pending_from)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [player, kind, period, currency, amount, pending?.amount ?? null, pending?.from ?? null],
  )
}

export async function readChoices(query: Query, player: number): Promise<Choices> {
  const row = await query.row(
    {
      check_minutes: 'int?',
      is_check_chosen: 'int',
      break_until: 'int?',
      excluded_at: 'int?',
      excluded_until: 'int?',
    },
    'SELECT check_minutes, is_check_chosen, break_until, excluded_at, excluded_until FROM protection_players WHERE player = ?',
    [player],
  )
  if (!row) return { checkMinutes: undefined, breakUntil: null, exclusion: null }
  return {
    checkMinutes: row.is_check_chosen === 1 ? row.check_minutes : undefined,
    breakUntil: row.break_until,
    exclusion: row.excluded_at === null ? null : { until: row.excluded_until },
  }
}

export async function saveCheckMinutes(tx: Query, player: number, minutes: number | null): Promise<void> {
  await addRow(tx, player)
  await tx.run('UPDATE protection_players SET check_minutes = ?, is_check_chosen = 1 WHERE player = ?', [
    minutes,
    player,
  ])
}

export async function saveBreak(tx: Query, player: number, until: number): Promise<void> {
  await addRow(tx, player)
  await tx.run('UPDATE protection_players SET break_until = ? WHERE player = ?', [until, player])
}

export async function saveExclusion(
  tx: Query,
  player: number,
  { at, until }: { at: number; until: number | null },
): Promise<void> {
  await addRow(tx, player)
  await tx.run('UPDATE protection_players SET excluded_at = ?, excluded_until = ? WHERE player = ?', [
    at,
    until,
    player,
  ])
}

/** Every session limit that a player has chosen, the oldest first. */
export async function readSessionLimits(
  query: Query,
  player: number,
  currency: Currency,
): Promise<(SessionLimit & { at: number })[]> {
  const rows = await query.rows(
    { at: 'int', minutes: 'int?', currency: 'text', loss: 'int?' },
    'SELECT at, minutes, currency, loss FROM protection_sessions WHERE player = ? ORDER BY id',
    [player],
  )
  return rows.map(({ at, minutes, loss, ...row }) => ({ at, minutes, loss: inCurrency(loss, row.currency, currency) }))
}

export async function addSessionLimit(
  tx: Query,
  player: number,
  { minutes, loss }: SessionLimit,
  { at, currency }: { at: number; currency: Currency },
): Promise<void> {
  await tx.run('INSERT INTO protection_sessions (player, at, minutes, currency, loss) VALUES (?, ?, ?, ?, ?)', [
    player,
    at,
    minutes,
    currency,
    loss,
  ])
}

/** Saves an answer to a reality check; the same one again changes nothing. */
export async function saveAnswer(tx: Query, player: number, { at, answer }: { at: number; answer: string }) {
  await tx.run('INSERT OR IGNORE INTO protection_answers (player, at, answer) VALUES (?, ?, ?)', [player, at, answer])
}

export async function readAnswers(query: Query, player: number): Promise<{ at: number; answer: string }[]> {
  return query.rows(
    { at: 'int', answer: 'text' },
    'SELECT at, answer FROM protection_answers WHERE player = ? ORDER BY at',
    [player],
  )
}

async function addRow(tx: Query, player: number): Promise<void> {
  await tx.run('INSERT OR IGNORE INTO protection_players (player) VALUES (?)', [player])
}

function inCurrency(amount: number | null, from: string, to: Currency): Minor | null {
  if (!isCurrency(from)) throw new Error(`no currency: ${from}`)
  return amount === null ? null : exchangeAmount(minor(amount), from, to)
}
