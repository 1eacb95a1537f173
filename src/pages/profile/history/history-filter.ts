import { HISTORY_KINDS, type HistoryKind } from '#domain/money/history.ts'
import { ALL_BETS, BET_RESULTS, type BetFilter, countBetFilters } from '#domain/money/bet-filter.ts'
import { type Minor, fromDecimal, toDecimal } from '#domain/money/money.ts'
import { addDays, toDay, isDay, startOfDay } from './days.ts'

/** The filter of the history, stored in the query string; days as typed, empty if not set. */
export type HistoryFilter = { kind: HistoryKind; from: string; to: string; bet: BetFilter }

/** From a timestamp (included) to another (excluded), ms; 0 and Infinity if no day is set. */
export type HistoryRange = { from: number; to: number }

export const PRESETS = ['today', 'week', 'month', 'all'] as const
export type Preset = (typeof PRESETS)[number]

const PRESET_DAYS = { today: 1, week: 7, month: 30 } as const

export function readHistoryFilter(search: string): HistoryFilter {
  const query = new URLSearchParams(search)
  const kind = HISTORY_KINDS.find((each) => each === query.get('type')) ?? 'bets'
  const bet = kind === 'bets' ? readBetFilter(query) : ALL_BETS
  return { kind, from: query.get('from') ?? '', to: query.get('to') ?? '', bet }
}

function readBetFilter(query: URLSearchParams): BetFilter {
  return {
    game: query.get('game') || null,
    result: BET_RESULTS.find((each) => each === query.get('result')) ?? null,
    min: readAmount(query.get('min')),
    max: readAmount(query.get('max')),
    number: query.get('number') ?? '',
  }
}

function readAmount(text: string | null): Minor | null {
  const amount = fromDecimal(text ?? '')
  return amount !== null && amount >= 0 ? amount : null
}

export function toHistorySearch({ kind, from, to, bet }: HistoryFilter): string {
  const query = new URLSearchParams()
  if (kind !== 'bets') query.set('type', kind)
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  if (kind === 'bets') writeBetFilter(query, bet)
  return query.size > 0 ? `?${query}` : ''
}

function writeBetFilter(query: URLSearchParams, { game, result, min, max, number }: BetFilter): void {
  if (game !== null) query.set('game', game)
  if (result !== null) query.set('result', result)
  if (min !== null) query.set('min', toDecimal(min))
  if (max !== null) query.set('max', toDecimal(max))
  if (number !== '') query.set('number', number)
}

/** Whether a filter leaves anything out. */
export function isFiltered({ from, to, bet }: HistoryFilter): boolean {
  return from !== '' || to !== '' || countBetFilters(bet) > 0
}

/** What shows all lines of a kind. */
export const NO_FILTERS = { from: '', to: '', bet: ALL_BETS } as const

/** The timestamps of the filter's days in the time zone `zone`; both days are included. */
export function getHistoryRange({ from, to }: Pick<HistoryFilter, 'from' | 'to'>, zone: string): HistoryRange {
  return {
    from: isDay(from) ? startOfDay(from, zone) : 0,
    to: isDay(to) ? startOfDay(addDays(to, 1), zone) : Infinity,
  }
}

/** The days of a preset, which ends today; `now` is ms of server time. */
export function presetDays(preset: Preset, now: number, zone: string): Pick<HistoryFilter, 'from' | 'to'> {
  if (preset === 'all') return { from: '', to: '' }
  const today = toDay(now, zone)
  return { from: addDays(today, 1 - PRESET_DAYS[preset]), to: today }
}
