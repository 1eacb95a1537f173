import { HISTORY_KINDS, type HistoryKind } from '#domain/money/history.ts'
import { addDays, toDay, isDay, startOfDay } from './days.ts'

/** The filter of the history, stored in the query string; days as typed, empty if not set. */
export type HistoryFilter = { kind: HistoryKind; from: string; to: string }

/** From a timestamp (included) to another (excluded), ms; 0 and Infinity if no day is set. */
export type HistoryRange = { from: number; to: number }

export const PRESETS = ['today', 'week', 'month', 'all'] as const
export type Preset = (typeof PRESETS)[number]

const PRESET_DAYS = { today: 1, week: 7, month: 30 } as const

export function readHistoryFilter(search: string): HistoryFilter {
  const query = new URLSearchParams(search)
  const kind = HISTORY_KINDS.find((each) => each === query.get('type')) ?? 'bets'
  return { kind, from: query.get('from') ?? '', to: query.get('to') ?? '' }
}

export function toHistorySearch({ kind, from, to }: HistoryFilter): string {
  const query = new URLSearchParams()
  if (kind !== 'bets') query.set('type', kind)
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  return query.size > 0 ? `?${query}` : ''
}

/** The timestamps of the filter's days in the time zone `zone`; both days are included. */
export function getHistoryRange({ from, to }: HistoryFilter, zone: string): HistoryRange {
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
