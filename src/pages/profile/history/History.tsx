import { useCallback, useMemo, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearch, Link } from 'wouter'
import { type BetFilter, fitsBet } from '#domain/money/bet-filter.ts'
import { HISTORY_KINDS } from '#domain/money/history.ts'
import type { HistoryRow, Viewer } from '#db/view.ts'
import { LoadError } from '../../../errors/LoadError.tsx'
import { getTimeZone } from '../../../browser/time-zone.ts'
import { useAppState, useReachable } from '../../../data/queries.ts'
import { commands } from '../../../data/commands.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { navigate } from '../../../base/location.ts'
import { ROUTES } from '../../../base/routes.ts'
import { useUtcDay } from '../../../format/use-format-date-time.ts'
import { useFormatZone } from '../setting/zones.ts'
import { type ElementChildren, SPACE } from '../../../ui/children.ts'
import { Button } from '../../../ui/Button.tsx'
import { BetFilters } from './BetFilters.tsx'
import { DayRange } from './DayRange.tsx'
import { DownloadCsv } from './DownloadCsv.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { HistoryLastUpdated } from './HistoryLastUpdated.tsx'
import { NoLines } from './NoLines.tsx'
import { Totals } from './Totals.tsx'
import { type HistoryFilter, getHistoryRange, readHistoryFilter, toHistorySearch } from './history-filter.ts'
import { useFilteredLines } from './use-found-bets.ts'
import type { HistoryLines as Lines, Older } from './use-history.ts'
import { isDay } from './days.ts'
import { useMoney } from '../../../format/use-money.ts'
import { useGameName } from '../../../catalogue/use-game-name.ts'
import { type PendingEntry, listUnderWay } from './pending-money.ts'
import { useAllUnsettled, useOpenRounds } from '../../../data/account-queries.ts'
import { useSportBets } from '../../../data/betting-queries.ts'
import { useSharedGameTable } from '../../../data/shared-round-queries.ts'
import { Amount } from '../../../ui/Amount.tsx'
import styles from './history.module.css'

/** Bets, deposits, withdrawals, prizes and logins by day, readable offline: /profile/history. */
export default function History({ viewer: { player } }: { viewer: Viewer }) {
  const { formatMessage } = useIntl()
  const { filter, change } = useHistoryFilter()
  const { kind } = filter
  const zone = getTimeZone(player?.timezone)
  const range = useMemo(() => getHistoryRange(filter, zone), [filter, zone])
  const history = useFilteredLines(filter, range)
  const { rows: lines, extent } = history
  const allUnderWay = useUnderWay()
  const underWay = useMemo(() => allUnderWay && narrowPending(allUnderWay, filter.bet), [allUnderWay, filter.bet])
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.history
  // Rendered together, so that pending bets do not push the lines down later.
  const rows = underWay && lines
  const isNothing =
    underWay !== undefined && rows?.length === 0 && isFetched(history.older) && !isOnlyUnderWay(filter, underWay)
  const kindName = formatMessage({ id: `history.kind.${kind}` })
  return (
    <Tabs
      label={formatMessage({ id: 'history.kinds' })}
      tabs={HISTORY_KINDS.map((id) => ({ id, text: formatMessage({ id: `history.kind.${id}` }) }))}
      chosen={kind}
      onChoose={(chosen) => change({ kind: chosen })}
    >
      <div className={styles.panel}>
        <PrintedDays kindName={kindName} filter={filter} timeZone={zone} />
        <DayRange filter={filter} zone={zone} onChange={change} />
        {kind === 'bets' && (
          <BetFilters filter={filter.bet} rows={history.all} isEmpty={isNothing} onChange={(bet) => change({ bet })} />
        )}
        <LoadError part="history" shown={Boolean(extent)} again={() => commands.history.refresh({ kind })} />
        {kind === 'bets' && rows && <PendingMoney bets={underWay} />}
        {extent && rows && (
          <>
            <HistoryLastUpdated extent={extent} />
            <Totals kind={kind} rows={rows} whole={history.older === 'none'} />
            {hasFile(filter, rows, history.older) && (
              <DownloadCsv key={getFilterKey(filter)} filter={filter} range={range} timeZone={zone} />
            )}
            <HistoryLines filter={filter} rows={rows} history={history} label={kindName}>
              {isNothing && <NoLines kind={kind} filter={filter} onChange={change} />}
            </HistoryLines>
          </>
        )}
        {(!rows || extent === undefined) && <HistorySkeleton />}
        {rows && extent === null && reachable && problem === undefined && <FirstTime />}
      </div>
    </Tabs>
  )
}

/** Whether all that is to be shown is pending: the very first bet, or bets that fit a filter. */
function isOnlyUnderWay(filter: HistoryFilter, underWay: readonly PendingEntry[]): boolean {
  const { kind, from, to } = filter
  return kind === 'bets' && underWay.length !== 0 && from === '' && to === ''
}

/** Open bets have no lines to download. */
function hasFile({ bet }: HistoryFilter, rows: readonly HistoryRow[], older: Older): boolean {
  return bet.result !== 'open' && (rows.length > 0 || !isFetched(older))
}

/** The pending bets that fit a filter; what is won or lost is none of them. */
function narrowPending(bets: readonly PendingEntry[], filter: BetFilter): readonly PendingEntry[] {
  if (filter.result === 'won' || filter.result === 'lost') return []
  return bets.filter((bet) => fitsBet({ ...bet, id: bet.key }, filter))
}

/** Another filter is another list: it begins at its first line. */
function getFilterKey(filter: HistoryFilter): string {
  return JSON.stringify(filter)
}

/** Whether the operator has replied for all of these days, or could not. */
function isFetched(older: Older): boolean {
  return older !== 'loading' && older !== 'more'
}

type HistoryLinesProps = {
  filter: HistoryFilter
  rows: readonly HistoryRow[]
  history: Pick<Lines, 'older' | 'loadMore' | 'again'>
  label: string
  /** Shown where there is no line. */
  children: ElementChildren
}

/** The lines of these days, and what is still to come of them. */
function HistoryLines({ filter, rows, history, label, children }: HistoryLinesProps) {
  const { kind } = filter
  const { older, loadMore, again } = history
  return (
    <>
      {rows.length > 0 && (
        <HistoryTable
          key={getFilterKey(filter)}
          label={label}
          kind={kind}
          rows={rows}
          whole={older === 'none'}
          onNearEnd={loadMore}
        />
      )}
      {rows.length === 0 && isFetched(older) && children}
      <HistoryEnd older={older} empty={rows.length === 0} onAgain={again} />
    </>
  )
}

function FirstTime() {
  return (
    <>
      <output className="sr-only">
        <FormattedMessage id="history.loading" />
      </output>
      <HistorySkeleton />
    </>
  )
}

/** The filter of the history, stored in the query string, so that a reload, Back and a copied link keep it. */
function useHistoryFilter() {
  const search = useSearch()
  const filter = useMemo(() => readHistoryFilter(search), [search])
  const change = useCallback(
    (part: Partial<HistoryFilter>) =>
      navigate(ROUTES.profileHistory + toHistorySearch({ ...filter, ...part }), { replace: true }),
    [filter],
  )
  return { filter, change }
}

/** The kind and the days of the lines, for printing: the tabs and fields that show them on screen are not printed. */
function PrintedDays({ kindName, filter, timeZone }: { kindName: string; filter: HistoryFilter; timeZone: string }) {
  const utcDay = useUtcDay()
  const formatZone = useFormatZone()
  const [from, to] = [filter.from, filter.to].map((day) => (isDay(day) ? utcDay(Date.parse(day)) : ''))
  const span = from && to ? 'both' : from ? 'from' : to ? 'to' : 'all'
  return (
    <p className={styles.printed}>
      <strong>
        <FormattedMessage id="history.print.days" values={{ kind: kindName, span, from, to }} />
      </strong>
      {SPACE}
      <span>
        <FormattedMessage id="history.print.zone" values={{ zone: formatZone(timeZone) }} />
      </span>
    </p>
  )
}

const SKELETON_LINES = 10

/** A skeleton as high as the loading lines. */
function HistorySkeleton() {
  return (
    <div aria-busy="true">
      {Array.from({ length: SKELETON_LINES }, (_, at) => (
        <span key={at} className={`skeleton ${styles.skeletonLine}`} />
      ))}
    </div>
  )
}

/** The status after the last line. */
function HistoryEnd({ older, empty, onAgain }: { older: Older; empty: boolean; onAgain: () => void }) {
  if (older === 'none' && empty) return null
  return (
    <div className={styles.after}>
      <output>
        <FormattedMessage id={`history.older.${older}`} />
      </output>
      {older === 'failed' && (
        <Button onClick={onAgain}>
          <FormattedMessage id="errorPage.retry" />
        </Button>
      )}
    </div>
  )
}

/** Bets whose result is not known yet, each with a link to its game. */
function PendingMoney({ bets }: { bets: readonly PendingEntry[] }) {
  const { formatMessage } = useIntl()
  const gameName = useGameName()
  const money = useMoney()
  if (bets.length === 0) return null
  return (
    <ul className={styles.underWay} aria-label={formatMessage({ id: 'history.underWay' })}>
      {bets.map(({ key, game, amount, currency, path, state }) => (
        <li key={key} data-state={state}>
          <span className={styles.what}>
            <Link href={path} aria-label={formatMessage({ id: 'history.toTable' }, { game: gameName(game) })}>
              {gameName(game)}
            </Link>
          </span>
          <span data-amount>
            <Amount>{money(amount, currency)}</Amount>
          </span>
          <span className={styles.state}>
            <FormattedMessage id={`history.underWay.${state}`} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** How many of the last bets of each multiplayer game are searched for open ones. */
const LIVE_BETS_READ = 20

/** Bets that have no history line yet; undefined before the first read. When one ends, the history is refetched. */
function useUnderWay(): readonly PendingEntry[] | undefined {
  const intents = useAllUnsettled()
  const rounds = useOpenRounds()
  const rooms = useSharedGameTable('rooms', LIVE_BETS_READ)
  const duels = useSharedGameTable('duel', LIVE_BETS_READ)
  const crash = useSharedGameTable('crash', LIVE_BETS_READ)
  const sportBets = useSportBets()
  const liveBets = crash && rooms && duels && [...crash.bets, ...rooms.bets, ...duels.bets]
  const bets = intents && rounds && liveBets && sportBets && listUnderWay({ intents, rounds, liveBets, sportBets })
  useRefreshAtEnd(bets?.length ?? 0)
  return bets
}

function useRefreshAtEnd(count: number): void {
  const reachable = useReachable()
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && reachable) void commands.history.refresh({ kind: 'bets' })
    before.current = count
  }, [count, reachable])
}
