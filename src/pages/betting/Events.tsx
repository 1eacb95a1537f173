import { useMemo } from 'react'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { SPORTS } from '#domain/betting/betting.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { LastUpdated } from '../../errors/LoadError.tsx'
import { getMissingText } from '../../errors/missing-text.ts'
import { useBettingSettings } from '../../data/betting-queries.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { useUpdates } from '../../data/updates.ts'
import { BlockedNote } from '../../errors/BlockedNote.tsx'
import { useTopic } from '../../data/topics.ts'
import { Button } from '../../ui/Button.tsx'
import { Strokes } from '../../ui/Icon.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { BettingEventLine } from './BettingEventLine.tsx'
import { getListState } from './list-state.ts'
import { useLeagueName } from './names.ts'
import { SPORT_PATHS } from './sport-paths.ts'
import { queryAtom, sportAtom, viewAtom } from './state.ts'
import { getSports, useEventList, useStates } from './use-events.ts'
import { useIsBettingLate } from './use-is-betting-late.ts'
import { WindowedList } from './WindowedList.tsx'
import styles from './betting.module.css'

const NOW_REFRESH_MS = 30_000
const ROW_PX = 122
const SKELETONS = 8
const NONE: readonly string[] = []

/** The events of the chosen view and sport, or of a search. */
export function Events() {
  const { formatMessage } = useIntl()
  const view = useAtomValue(viewAtom)
  const sport = useAtomValue(sportAtom)
  const query = useAtomValue(queryAtom)
  const now = useServerNow(NOW_REFRESH_MS)
  const topic = useTopic('betting')
  const directory = topic?.state
  const found = useStates(getSports(sport))
  const states = found?.byId
  const favourites = useBettingSettings()?.favourites ?? NONE
  const items = useEventList(directory, states, { view, sport, query, favourites, now })
  const leagueName = useLeagueName(directory)
  const state = useEventsState(topic, found, getSports(sport).length)
  return (
    <div className={styles.events}>
      <SportChips />
      {topic && <Stale asOf={topic.asOf} />}
      {state === 'waiting' && <Skeletons />}
      <BlockedNote />
      {state === 'missing' && <Missing />}
      {state === 'shown' && items.length === 0 && <Nothing />}
      {state === 'shown' && items.length > 0 && (
        <WindowedList label={formatMessage({ id: `betting.view.${view}` })} items={items} estimate={ROW_PX}>
          {(item) =>
            'header' in item ? (
              <h2 className={styles.league}>{leagueName(item.header)}</h2>
            ) : (
              <BettingEventLine
                event={item.event}
                state={states?.get(item.event.id)}
                league={item.league === null ? null : leagueName(item.league)}
                isFavourite={favourites.includes(item.event.id)}
              />
            )
          }
        </WindowedList>
      )}
    </div>
  )
}

/** Whether the events are shown, still awaited or missing; `sports`: how many are asked for. */
function useEventsState(
  topic: ReturnType<typeof useTopic<'betting'>>,
  found: ReturnType<typeof useStates>,
  sports: number,
): 'waiting' | ReturnType<typeof getListState> {
  const reachable = useReachable()
  const hasDirectory = topic?.state !== undefined
  const sportsKnown = found?.sportsKnown ?? 0
  const isRead = topic !== undefined && found !== undefined
  const isLate = useIsBettingLate(isRead && (!hasDirectory || sportsKnown < sports))
  if (!isRead) return 'waiting'
  const isGivenUp = isLate || !reachable
  return getListState({ hasDirectory, sports, events: found.byId.size, sportsKnown, isGivenUp })
}

/** Why there are no events; a bar above already says so while no socket can be opened. */
function Missing() {
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.betting
  if (useUpdates() === 'bare') return null
  return <EmptyState scene="bridge" text={<FormattedMessage id={getMissingText(problem, reachable)} />} />
}

/** The age of the shown data, while no updates can arrive. */
export function Stale({ asOf }: { asOf: number }) {
  const updates = useUpdates()
  const socket = useAppState('realtime')?.state
  if (updates === 'polled' || (updates !== 'offline' && socket !== 'closed')) return null
  return (
    <p className={styles.stale}>
      <LastUpdated at={asOf} />
      <span>
        <FormattedMessage id="betting.stale" />
      </span>
    </p>
  )
}

function Skeletons() {
  return (
    <div aria-busy="true" className={styles.skeletons}>
      {Array.from({ length: SKELETONS }, (_, at) => (
        <span key={at} className="skeleton" />
      ))}
    </div>
  )
}

function Nothing() {
  const [view, setView] = useAtom(viewAtom)
  const [query, setQuery] = useAtom(queryAtom)
  const setSport = useSetAtom(sportAtom)
  const id = query !== '' ? 'betting.none.search' : view === 'favourites' ? 'betting.none.favourites' : 'betting.none'
  return (
    <EmptyState scene={query === '' ? 'yurt' : 'compass'} text={<FormattedMessage id={id} values={{ query }} />}>
      <Button
        onClick={() => {
          setQuery('')
          setSport(null)
          setView('all')
        }}
      >
        <FormattedMessage id="betting.showAll" />
      </Button>
    </EmptyState>
  )
}

/** Filter: one sport, or all. */
function SportChips() {
  const { formatMessage } = useIntl()
  const [sport, setSport] = useAtom(sportAtom)
  const chips = useMemo(() => [null, ...SPORTS], [])
  return (
    <fieldset className={styles.chips} aria-label={formatMessage({ id: 'betting.sports' })}>
      {chips.map((each) => (
        <button key={each} type="button" aria-pressed={each === sport} onClick={() => setSport(each)}>
          {each !== null && <Strokes d={SPORT_PATHS[each]} size={18} />}
          <span>
            <FormattedMessage id={each === null ? 'betting.sport.all' : `betting.sport.${each}`} />
          </span>
        </button>
      ))}
    </fieldset>
  )
}
