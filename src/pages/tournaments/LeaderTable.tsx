import { useEffect, useRef } from 'react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TournamentState } from '#db/view.ts'
import { LEADERS_PER_PAGE, LEADERS_REFRESH_MS, TOP_PLACES } from '#domain/games/tournaments.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { useLeaders } from '../../data/tournament-queries.ts'
import { remToPx } from '../../ui/rem-to-px.ts'
import { usePageTop } from '../../ui/use-page-top.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Podium, PODIUM_PLACES } from './Podium.tsx'
import styles from './tournaments.module.css'

const LINE_REM = 2.75
const LINES_AHEAD = 6

type Props = { id: string; live: TournamentState | null | undefined; playerPlace: number | null }

/**
 * The virtualized table of places. The socket sends the first places; further ones are fetched by page, again every 10
 * s while they are on screen.
 */
export function LeaderTable({ id, live, playerPlace }: Props) {
  const { formatMessage, formatNumber } = useIntl()
  const reachable = useReachable()
  const failed = useAppState('problems')?.parts.leaders !== undefined || !reachable
  const body = useRef<HTMLTableSectionElement>(null)
  const top = usePageTop(body)
  const first = useLeaders(id, 1, LEADERS_PER_PAGE)
  const ranked = live?.ranked ?? first?.at(-1)?.place ?? 0
  // The rule is for the React Compiler, which is not in use.
  // oxlint-disable-next-line react/incompatible-library
  const lines = useWindowVirtualizer({
    count: ranked,
    estimateSize: () => remToPx(LINE_REM),
    overscan: LINES_AHEAD,
    scrollMargin: top,
  })
  const near = lines.getVirtualItems()
  const { stored, load } = useVisibleLeaders(id, (near[0]?.index ?? 0) + 1, (near.at(-1)?.index ?? 0) + 1)
  const known = live?.top ?? first ?? []
  // The operator may know that no one is ranked yet.
  const isKnown = Boolean(live) || known.length > 0
  const leaders = known.slice(0, PODIUM_PLACES)
  const rows = [...(live?.top ?? []), ...stored]
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="tournament.table" />
      </h2>
      <LoadError part="leaders" shown={isKnown} again={load} />
      {!isKnown && !failed && <div className={`skeleton ${styles.tableSkeleton}`} aria-busy="true" />}
      {isKnown && ranked === 0 && <EmptyState scene="yurt" text={<FormattedMessage id="tournament.table.none" />} />}
      <Podium
        leaders={leaders}
        playerPlace={playerPlace}
        getScore={(place) => formatNumber(leaders.find((each) => each.place === place)?.points ?? 0)}
      />
      <table
        className={styles.table}
        aria-label={formatMessage({ id: 'tournament.table' })}
        aria-rowcount={ranked + 1}
        hidden={ranked === 0}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">
              <FormattedMessage id="tournament.place" />
            </th>
            <th scope="col">
              <FormattedMessage id="tournament.player" />
            </th>
            <th scope="col">
              <FormattedMessage id="tournament.points" />
            </th>
          </tr>
        </thead>
        <tbody ref={body} style={{ height: lines.getTotalSize() }} aria-live="off">
          {near.map(({ index, start }) => {
            const place = index + 1
            const row = rows.find((each) => each.place === place) ?? null
            return <Line key={index} place={place} row={row} isPlayer={place === playerPlace} top={start - top} />
          })}
        </tbody>
      </table>
    </section>
  )
}

/** The stored leaders of the pages with these places, which are fetched now, and again while the socket does not send them. */
function useVisibleLeaders(id: string, firstPlace: number, lastPlace: number) {
  const reachable = useReachable()
  const [from, to] = [getPage(firstPlace), getPage(lastPlace)]
  const isBeyondLive = lastPlace > TOP_PLACES
  useEffect(() => {
    if (!reachable) return undefined
    void loadPages(id, from, to)
    if (!isBeyondLive) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void loadPages(id, from, to)
    }, LEADERS_REFRESH_MS)
    return () => clearInterval(timer)
  }, [id, from, to, isBeyondLive, reachable])
  const stored = useLeaders(id, from * LEADERS_PER_PAGE + 1, (to + 1) * LEADERS_PER_PAGE)
  return { stored: stored ?? [], load: () => loadPages(id, from, to) }
}

type LineProps = {
  place: number
  row: { player: string | null; points: number } | null
  isPlayer: boolean
  top: number
}

function Line({ place, row, isPlayer, top }: LineProps) {
  const { formatNumber, formatMessage } = useIntl()
  return (
    <tr
      aria-rowindex={place + 1}
      data-player={isPlayer || undefined}
      data-first={place <= 3 || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <td>{formatNumber(place)}</td>
      <td>
        {isPlayer && <b>{formatMessage({ id: 'tournament.you' })}</b>}
        {!isPlayer && row && <span>{row.player ?? <em>{formatMessage({ id: 'liveBets.hidden' })}</em>}</span>}
        {!isPlayer && !row && <i className={`skeleton ${styles.wordSkeleton}`} />}
      </td>
      <td>{row && <span>{formatNumber(row.points)}</span>}</td>
    </tr>
  )
}

function getPage(place: number): number {
  return Math.floor((place - 1) / LEADERS_PER_PAGE)
}

async function loadPages(id: string, from: number, to: number): Promise<void> {
  for (let page = from; page <= to; page += 1) {
    await commands.tournaments.loadLeaders({ id, from: page * LEADERS_PER_PAGE + 1, count: LEADERS_PER_PAGE })
  }
}
