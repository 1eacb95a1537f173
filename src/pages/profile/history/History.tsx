import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { HISTORY_KINDS } from '#domain/money/history.ts'
import type { Viewer } from '../../../../worker/db/view.ts'
import { LoadError } from '../../../errors/LoadError.tsx'
import { deviceTimeZone } from '../../../browser/page-facts.ts'
import { useAppState, useReachable } from '../../../data/queries.ts'
import { commands } from '../../../data/commands.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { DayRange } from './DayRange.tsx'
import { DownloadCsv } from './DownloadCsv.tsx'
import { HistoryEnd } from './HistoryEnd.tsx'
import { HistorySkeleton } from './HistorySkeleton.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { HistoryLastUpdated } from './HistoryLastUpdated.tsx'
import { NoLines } from './NoLines.tsx'
import { PrintedDays } from './PrintedDays.tsx'
import { Totals } from './Totals.tsx'
import { PendingMoney } from './PendingMoney.tsx'
import { getHistoryRange } from './history-filter.ts'
import { useHistoryLines } from './use-history.ts'
import { useHistoryFilter } from './use-history-filter.ts'
import { useUnderWay } from './use-under-way.ts'
import styles from './history.module.css'

/** Bets, deposits, withdrawals, prizes and logins by day, readable offline: /profile/history. */
export default function History({ viewer: { player } }: { viewer: Viewer }) {
  const { formatMessage } = useIntl()
  const { filter, change } = useHistoryFilter()
  const { kind } = filter
  const zone = player?.timezone ?? deviceTimeZone()
  const range = useMemo(() => getHistoryRange(filter, zone), [filter, zone])
  const { rows: lines, extent, older, loadMore, again } = useHistoryLines(kind, range)
  const underWay = useUnderWay()
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.history
  // Rendered together, so that pending bets do not push the lines down later.
  const rows = underWay && lines
  // The very first bet is still pending and has no line yet.
  const isFirst = kind === 'bets' && underWay?.length !== 0 && filter.from === '' && filter.to === ''
  const kindName = formatMessage({ id: `history.kind.${kind}` })
  const settled = older !== 'loading' && older !== 'more'
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
        <LoadError part="history" shown={Boolean(extent)} again={() => commands.history.refresh({ kind })} />
        {kind === 'bets' && rows && <PendingMoney bets={underWay} />}
        {extent && rows && (
          <>
            <HistoryLastUpdated extent={extent} />
            <Totals kind={kind} rows={rows} whole={older === 'none'} />
            {(rows.length > 0 || !settled) && (
              <DownloadCsv key={`${kind} ${range.from} ${range.to}`} filter={filter} range={range} timeZone={zone} />
            )}
            {rows.length > 0 && (
              <HistoryTable
                key={`${kind} ${filter.from} ${filter.to}`}
                label={kindName}
                kind={kind}
                rows={rows}
                whole={older === 'none'}
                onNearEnd={loadMore}
              />
            )}
            {rows.length === 0 && settled && !isFirst && <NoLines kind={kind} filter={filter} onChange={change} />}
            <HistoryEnd older={older} empty={rows.length === 0} onAgain={again} />
          </>
        )}
        {(!rows || extent === undefined) && <HistorySkeleton />}
        {rows && extent === null && reachable && problem === undefined && <FirstTime />}
      </div>
    </Tabs>
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
