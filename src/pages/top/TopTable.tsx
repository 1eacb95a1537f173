import { useRef } from 'react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { TopLeader, TopPlaceRow } from '#db/view.ts'
import type { TopMeasure } from '#domain/games/top.ts'
import { gameHref, useOfferedGameName } from '../../catalogue/use-game-name.ts'
import { useMoney } from '../../format/use-money.ts'
import { useMultiplier } from '../../games/table/round/multiplier.ts'
import { remToPx } from '../../ui/rem-to-px.ts'
import { usePageTop } from '../../ui/use-page-top.ts'
import { Podium } from '../tournaments/Podium.tsx'
import styles from './top.module.css'

const LINE_REM = 3.25
const LINES_AHEAD = 8

type Line = NonNullable<TopPlaceRow['line']>

/** The player's place: null if the player has none, undefined if unknown. */
export function TopPlaceOfPlayer({ measure, line }: { measure: TopMeasure; line: Line | null | undefined }) {
  const { formatNumber } = useIntl()
  const score = useScore(measure)
  if (line === undefined) return null
  return (
    <section className={styles.player} data-testid="top-place">
      <p>
        <span>
          <FormattedMessage id="top.own" />
        </span>
        <b translate="no">{line ? formatNumber(line.place) : '—'}</b>
      </p>
      <p>
        {line ? (
          <b translate="no">{score(line)}</b>
        ) : (
          <span>
            <FormattedMessage id="top.own.none" />
          </span>
        )}
      </p>
    </section>
  )
}

type Props = { measure: TopMeasure; items: readonly TopLeader[]; playerPlace: number | null }

/** The leaders in a virtualized table. */
export function TopTable({ measure, items, playerPlace }: Props) {
  const { formatMessage } = useIntl()
  const score = useScore(measure)
  const body = useRef<HTMLTableSectionElement>(null)
  const top = usePageTop(body)
  // The rule is for the React Compiler, which is not in use.
  // oxlint-disable-next-line react/incompatible-library
  const lines = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => remToPx(LINE_REM),
    overscan: LINES_AHEAD,
    scrollMargin: top,
  })
  const getScoreAt = (place: number) => {
    const item = items.find((each) => each.place === place)
    return item ? score(item) : ''
  }
  return (
    <>
      <Podium leaders={items} playerPlace={playerPlace} getScore={getScoreAt} />
      <table className={styles.table} aria-label={formatMessage({ id: 'nav.top' })} aria-rowcount={items.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">
              <FormattedMessage id="tournament.place" />
            </th>
            <th scope="col">
              <FormattedMessage id="tournament.player" />
            </th>
            <th scope="col">
              <FormattedMessage id={HEADINGS[measure]} />
            </th>
          </tr>
        </thead>
        <tbody ref={body} style={{ height: lines.getTotalSize() }}>
          {lines.getVirtualItems().map(({ index, start }) => {
            const item = items[index]
            return (
              item && (
                <Row
                  key={item.place}
                  item={item}
                  measure={measure}
                  isPlayer={item.place === playerPlace}
                  top={start - top}
                  index={index}
                />
              )
            )
          })}
        </tbody>
      </table>
    </>
  )
}

const HEADINGS = { win: 'top.win', multiplier: 'liveBets.multiplier', wagered: 'top.wagered' } as const

type RowProps = { item: TopLeader; measure: TopMeasure; isPlayer: boolean; top: number; index: number }

function Row({ item, measure, isPlayer, top, index }: RowProps) {
  const { formatNumber, formatMessage } = useIntl()
  const getGameName = useOfferedGameName()
  const score = useScore(measure)
  const more = useMore(measure)
  const href = item.game === null ? null : gameHref(item.game)
  return (
    <tr
      aria-rowindex={index + 2}
      data-player={isPlayer || undefined}
      data-first={item.place <= 3 || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <td>{formatNumber(item.place)}</td>
      <td>
        {isPlayer ? (
          <b>{formatMessage({ id: 'tournament.you' })}</b>
        ) : (
          <span translate="no">{item.player ?? <em>{formatMessage({ id: 'liveBets.hidden' })}</em>}</span>
        )}
        {item.game !== null && (
          <small>
            {href ? <Link href={href}>{getGameName(item.game)}</Link> : <span>{getGameName(item.game)}</span>}
          </small>
        )}
      </td>
      <td translate="no">
        <b data-amount={measure !== 'multiplier' || undefined}>{score(item)}</b>
        <small data-amount={measure === 'multiplier' || undefined}>{more(item)}</small>
      </td>
    </tr>
  )
}

function useTimes(): (hundredths: number | null) => string {
  const multiplier = useMultiplier()
  return (hundredths) => (hundredths === null ? '' : multiplier(hundredths))
}

/** Formats the value that lines are ordered by. */
function useScore(measure: TopMeasure): (line: Line) => string {
  const money = useMoney()
  const times = useTimes()
  return (line) => (measure === 'multiplier' ? times(line.multiplier) : money(line.amount, line.currency))
}

/** Formats the second value of the bet: the multiplier for wins, the amount for multipliers. */
function useMore(measure: TopMeasure): (line: Line) => string {
  const money = useMoney()
  const times = useTimes()
  return (line) => {
    if (measure === 'wagered') return ''
    return measure === 'win' ? times(line.multiplier) : money(line.amount, line.currency)
  }
}
