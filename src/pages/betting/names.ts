import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { BettingEventNames, BettingState, EventState } from '#db/view.ts'
import { lineToDecimal, type MarketTerms } from '#domain/betting/markets.ts'
import { nameIn } from '#domain/languages/names.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useServerClock } from '../../data/queries.ts'
import { useDecimalMark } from '../../format/use-decimal-mark.ts'
import { useFormatShortDateTime, useFormatTime } from '../../format/use-format-date-time.ts'

type Sides = Pick<BettingEventNames, 'home' | 'away'>

/** The name of an outcome: a side by its name, a total by its line. */
export function useOutcomeName(): (sides: Sides, terms: MarketTerms, outcome: string) => string {
  const { formatMessage } = useIntl()
  const withMark = useDecimalMark()
  return useCallback(
    ({ home, away }, { group, line }, outcome) => {
      const side = outcome === 'home' ? home : outcome === 'away' ? away : null
      if (group === 'handicap' && side !== null && line !== null) {
        return `${side} (${withMark(signed(outcome === 'home' ? line : -line))})`
      }
      if (side !== null) return side
      switch (outcome) {
        case 'draw':
        case 'yes':
        case 'no':
          return formatMessage({ id: `betting.outcome.${outcome}` })
        case 'over':
        case 'under':
          return formatMessage({ id: `betting.outcome.${outcome}` }, { line: withMark(lineToDecimal(line ?? 0)) })
        default:
          return outcome.replace('-', ':')
      }
    },
    [formatMessage, withMark],
  )
}

const NUMBERS: Partial<Record<string, string>> = { home: '1', draw: 'X', away: '2' }

/** The number of an outcome that is named after a side, for where the name does not fit: "1", "2 (+1.5)"; else null. */
export function useOutcomeNumber(): (terms: MarketTerms, outcome: string) => string | null {
  const withMark = useDecimalMark()
  return useCallback(
    ({ group, line }, outcome) => {
      const number = NUMBERS[outcome] ?? null
      if (number === null || group !== 'handicap' || line === null) return number
      return `${number} (${withMark(signed(outcome === 'home' ? line : -line))})`
    },
    [withMark],
  )
}

/** A handicap always has a sign; the minus is the typographic one. */
function signed(quarters: number): string {
  if (quarters === 0) return '0'
  return `${quarters > 0 ? '+' : '−'}${lineToDecimal(Math.abs(quarters))}`
}

/** The name of a market, with the period of the match it is about. */
export function useMarketName(): (sport: BettingEventNames['sport'], terms: MarketTerms) => string {
  const { formatMessage } = useIntl()
  const withMark = useDecimalMark()
  return useCallback(
    (sport, { group, line, period }) => {
      const name = formatMessage({ id: `betting.market.${group}` })
      const named = group === 'total' && line !== null ? `${name} ${withMark(lineToDecimal(line))}` : name
      return period === 0 ? named : `${named} · ${formatMessage({ id: `betting.period.${sport}` }, { period })}`
    },
    [formatMessage, withMark],
  )
}

/** The name of a league by its id. */
export function useLeagueName(directory: BettingState | undefined): (league: string) => string {
  const { locale } = useLocale()
  return useCallback(
    (id) => {
      const league = directory?.sports.flatMap(({ leagues }) => leagues).find((each) => each.id === id)
      return league ? nameIn(league.name, locale) : ''
    },
    [directory, locale],
  )
}

type Clock = Pick<EventState, 'phase' | 'period' | 'minute' | 'pause'>

/** When an event starts, or its current period and minute, as short text in the player's time zone. */
export function useWhen(): (event: Pick<BettingEventNames, 'sport' | 'start'>, state: Clock | undefined) => string {
  const { formatMessage, formatDate } = useIntl()
  const formatTime = useFormatTime()
  const formatShortDateTime = useFormatShortDateTime()
  const clock = useServerClock()
  return useCallback(
    ({ sport, start }, state) => {
      if (state?.phase === 'ended' || state?.phase === 'abandoned') {
        return formatMessage({ id: `betting.phase.${state.phase}` })
      }
      if (state?.phase === 'live') {
        if (state.pause) return formatMessage({ id: 'betting.pause' })
        const part = formatMessage({ id: `betting.period.${sport}` }, { period: state.period })
        return state.minute === null ? part : `${part} · ${state.minute}′`
      }
      if (formatDate(start) !== formatDate(clock.now())) return formatShortDateTime(start)
      // Beside scores, "0:41" alone would read as one.
      return formatMessage({ id: 'betting.today' }, { time: formatTime(start) })
    },
    [formatMessage, formatDate, formatTime, formatShortDateTime, clock],
  )
}
