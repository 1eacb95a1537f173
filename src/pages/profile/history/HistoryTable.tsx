import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { FormattedMessage } from 'react-intl'
import type { HistoryRow } from '#db/view.ts'
import type { HistoryKind } from '#domain/money/history.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { useIsPrinting } from '../../../browser/use-is-printing.ts'
import { remToPx } from '../../../ui/rem-to-px.ts'
import { HistoryLine } from './HistoryLine.tsx'
import styles from './history.module.css'

const COLUMNS: Record<HistoryKind, readonly MessageKey[]> = {
  bets: ['history.game', 'history.bet', 'history.payout', 'history.time'],
  deposits: ['history.method', 'history.amount', 'history.status', 'history.time'],
  withdrawals: ['history.method', 'history.amount', 'history.status', 'history.time'],
  prizes: ['history.tournament', 'history.amount', 'history.place', 'history.time'],
  logins: ['history.device', 'history.country', 'history.ip', 'history.time'],
}

/** Height of a line until it has been measured, rem: two lines of text on a narrow screen, one on a wide screen. */
const LINE_REM = { narrow: 3.75, wide: 3 } as const
const LINES_AHEAD = 8
/** Older lines are requested this many lines before the end. */
const NEAR_THE_END = 60

type Props = {
  label: string
  kind: HistoryKind
  rows: readonly HistoryRow[]
  /** Whether these are all lines. */
  whole: boolean
  onNearEnd: () => void
}

/** A virtualized table for thousands of lines that scrolls with the page. Printing renders all of them. */
export function HistoryTable({ label, kind, rows, whole, onNearEnd }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const top = useTop(body)
  // The rule is for the React Compiler, which is not in use.
  // oxlint-disable-next-line react/incompatible-library
  const lines = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => remToPx(LINE_REM[matchMedia('(width >= 43.75em)').matches ? 'wide' : 'narrow']),
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: LINES_AHEAD,
    scrollMargin: top,
  })
  const isPrinting = useIsPrinting()
  const near = lines.getVirtualItems()
  const shown = isPrinting ? rows.map(({ key }, index) => ({ index, key, start: top })) : near
  const last = near.at(-1)?.index ?? 0
  const nearEnd = last >= rows.length - NEAR_THE_END
  useEffect(() => {
    if (nearEnd) onNearEnd()
  }, [nearEnd, rows.length, onNearEnd])

  return (
    <table
      className={styles.table}
      aria-label={label}
      // -1: the total number of rows is unknown.
      aria-rowcount={whole ? rows.length + 1 : -1}
    >
      <thead className={styles.head}>
        <tr aria-rowindex={1}>
          {COLUMNS[kind].map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} className={styles.body} style={{ height: lines.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const row = rows[index]
          return (
            row && (
              <tr
                key={key}
                ref={isPrinting ? null : lines.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                className={styles.line}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <HistoryLine row={row} />
              </tr>
            )
          )
        })}
      </tbody>
    </table>
  )
}

/** The distance from the top of the page to the first line, px. */
function useTop(body: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return undefined
    const measure = (): void => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [body])
  return top
}
