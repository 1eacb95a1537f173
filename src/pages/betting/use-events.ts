import { useMemo } from 'react'
import type { BettingEventNames, BettingState, ListedEvent } from '#db/view.ts'
import { SPORTS, type Sport } from '#domain/betting/betting.ts'
import { LOCALES } from '#domain/languages/locales.ts'
import { search } from '#domain/search/search.ts'
import { searchForm } from '#domain/search/search-form.ts'
import { indexWords } from '#domain/search/search-index.ts'
import { nameIn } from '#domain/languages/names.ts'
import { useTopics } from '../../data/topics.ts'
import type { View } from './state.ts'

/** An event counts as "soon" if it starts within this time, ms. */
const SOON_MS = 3 * 3_600_000

/**
 * The state of the events of some sports, by id, and how many of these sports have loaded; undefined before the first
 * read.
 */
export function useStates(
  sports: readonly Sport[],
): { byId: ReadonlyMap<string, ListedEvent>; sportsKnown: number } | undefined {
  const names = useMemo(() => sports.map((sport) => `betting:${sport}` as const), [sports])
  const rows = useTopics(names)
  return useMemo(
    () =>
      rows && {
        byId: new Map(rows.flatMap(({ state }) => state.events.map((event) => [event.id, event]))),
        sportsKnown: rows.length,
      },
    [rows],
  )
}

const ONE_SPORT: Record<Sport, readonly Sport[]> = {
  football: ['football'],
  tennis: ['tennis'],
  basketball: ['basketball'],
  esports: ['esports'],
}

/**
 * The sports to load for the filter; returns the same array for the same choice, so that memoized values stay valid.
 */
export function getSports(sport: Sport | null): readonly Sport[] {
  return sport === null ? SPORTS : ONE_SPORT[sport]
}

type Shown = { view: View; sport: Sport | null; query: string; favourites: readonly string[]; now: number }
export type ListItem =
  | { key: string; header: string }
  | { key: string; event: BettingEventNames; league: string | null }

/** The events to show, in order, with a header before each league. */
export function useEventList(
  directory: BettingState | undefined,
  states: ReadonlyMap<string, ListedEvent> | undefined,
  { view, sport, query, favourites, now }: Shown,
): readonly ListItem[] {
  const found = useFound(directory, query)
  // Odds changes do not change the list: it depends only on which events are live or ended.
  const phases = [...(states?.values() ?? [])].filter(({ phase }) => phase !== 'upcoming')
  const phaseKey = phases.map(({ id, phase }) => `${id} ${phase}`).join()
  return useMemo(() => {
    const getPhase = (id: string) => states?.get(id)?.phase ?? 'upcoming'
    const events = (directory?.events ?? []).filter(({ id, sport: eventSport, start }) => {
      const phase = getPhase(id)
      if ((sport !== null && eventSport !== sport) || (found !== null && !found.has(id))) return false
      if (view === 'favourites') return favourites.includes(id)
      if (phase === 'ended' || phase === 'abandoned') return false
      if (view === 'live') return phase === 'live'
      return view !== 'soon' || (phase === 'upcoming' && start < now + SOON_MS)
    })
    const isByTime = view === 'soon' || view === 'favourites' || found !== null
    const rank = (event: BettingEventNames) => (getPhase(event.id) === 'live' ? 0 : 1)
    if (isByTime) {
      const sorted = events.toSorted(
        (one, other) => (found?.get(one.id) ?? 0) - (found?.get(other.id) ?? 0) || one.start - other.start,
      )
      return sorted.map((event) => ({ key: event.id, event, league: event.league }))
    }
    // Leagues in the operator's order; within a league live events come first.
    const groups = new Map<string, BettingEventNames[]>()
    for (const event of events) {
      const key = `${event.sport} ${event.league}`
      const group = groups.get(key)
      if (group) group.push(event)
      else groups.set(key, [event])
    }
    return [...groups].flatMap(([key, leagueEvents]): ListItem[] => [
      { key, header: leagueEvents[0]?.league ?? '' },
      ...leagueEvents
        .toSorted((one, other) => rank(one) - rank(other) || one.start - other.start)
        .map((event) => ({ key: event.id, event, league: null })),
    ])
    // oxlint-disable-next-line react/exhaustive-deps -- of the states only the phases matter
  }, [directory, phaseKey, view, sport, found, favourites, Math.floor(now / 60_000)])
}

/** The events that match a query by sides or leagues, allowing typing errors, with their rank; null for no query. */
function useFound(directory: BettingState | undefined, query: string): ReadonlyMap<string, number> | null {
  const index = useMemo(() => {
    const events = directory?.events ?? []
    const leagues = new Map(
      directory?.sports.flatMap((sport) => sport.leagues.map((league) => [league.id, league.name])),
    )
    const forms = events.map(({ home, away }) => searchForm(`${home} ${away}`))
    const ofLeague = events.map(({ league }) => {
      const name = leagues.get(league)
      return name ? searchForm(LOCALES.map((locale) => nameIn(name, locale)).join(' ')) : ''
    })
    return { words: indexWords(forms, ofLeague), forms: forms.join('\n'), count: events.length }
  }, [directory])
  return useMemo(() => {
    const places = search(index, query)
    if (places === null) return null
    return new Map(places.map((place, rank) => [directory?.events[place]?.id ?? '', rank]))
  }, [index, query, directory])
}
