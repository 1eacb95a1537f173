import { memo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { useFormatShortDateTime, useFormatTime } from '../../../format/use-format-date-time.ts'
import { useMoney } from '../../../format/use-money.ts'
import { ROUTES } from '../../../base/routes.ts'
import { useServerClock } from '../../../data/queries.ts'
import type { Children } from '../../../ui/children.ts'
import { isPrecious } from '../win/win-tier.ts'
import styles from './history.module.css'
import { getOutcome } from '#domain/money/outcome.ts'
import { OUTCOME_TEXT } from './outcome-text.ts'
import type { RoundsStatus } from './rounds-status.ts'

const CHIPS = 12
const ROWS_AT_FIRST = 10

/** The fields that rounds of all games have. */
export type AnyRound = { id: string; at: number; amount: Minor; payout: Minor; currency: Currency }

/** Texts of the round lists: all rounds, the last rounds, no rounds, and the column heading of a round's name. */
export type RoundWords = { all: MessageKey; last: MessageKey; none: MessageKey; one: MessageKey }

type Props<Round> = {
  rounds: readonly Round[]
  status: RoundsStatus
  words: RoundWords
  /** A short name for a round. Has to be referentially stable, since the lists are memoized. */
  nameRound: (round: Round) => string
  onCheck: (roundId: string) => void
}

/** The accessible name of a round's button: its name, its outcome, and that it opens the check. */
function useRoundLabel<Round extends AnyRound>(nameRound: (round: Round) => string): (round: Round) => string {
  const intl = useIntl()
  return (round) =>
    intl.formatMessage(
      { id: 'bet.history.check' },
      { roll: nameRound(round), outcome: intl.formatMessage({ id: OUTCOME_TEXT[getOutcome(round)] }) },
    )
}

/** The last rounds as chips, newest first; each opens its check. */
export const RoundChips = memo(Chips) as typeof Chips

function Chips<Round extends AnyRound>({ rounds, status, words, nameRound, onCheck }: Props<Round>) {
  const intl = useIntl()
  const getLabel = useRoundLabel(nameRound)
  // The skeleton has the size of the chips, so that nothing moves when they load.
  if (rounds.length === 0) {
    if (status === 'loading') return <Skeleton className={styles.chips} piece={styles.skeletonChip} count={CHIPS} />
    return <p className={styles.chips}>{status === 'known' && intl.formatMessage({ id: words.none })}</p>
  }
  return (
    <ul className={styles.chips} aria-label={intl.formatMessage({ id: words.last })}>
      {rounds.slice(0, CHIPS).map((round) => (
        <li key={round.id}>
          <button
            type="button"
            className={styles.chip}
            data-outcome={getOutcome(round)}
            data-precious={isPrecious(round) || undefined}
            aria-label={getLabel(round)}
            onClick={() => onCheck(round.id)}
          >
            {nameRound(round)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Placeholder while rounds may still load. */
function Skeleton({ className, piece, count }: Record<'className' | 'piece', string | undefined> & { count: number }) {
  return (
    <div className={className} aria-busy="true">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={`skeleton ${piece}`} />
      ))}
    </div>
  )
}

/** A column specific to one game, after the name. */
export type GameColumn<Round> = { heading: MessageKey; of: (round: Round) => Children }
type TableProps<Round> = Props<Round> & { gameColumn?: GameColumn<Round> }

/** The last rounds as a table; on a phone each round takes two lines. */
export const RoundTable = memo(Rows) as typeof Rows

function Rows<Round extends AnyRound>(props: TableProps<Round>) {
  const { rounds, status, words, gameColumn } = props
  const intl = useIntl()
  const [all, setAll] = useState(false)
  const today = useToday(rounds[0])
  const shown = all ? rounds : rounds.slice(0, ROWS_AT_FIRST)
  return (
    <section className={styles.history} aria-labelledby="rounds-title">
      <h2 id="rounds-title">{intl.formatMessage({ id: words.all })}</h2>
      {rounds.length === 0 && status === 'loading' && (
        <Skeleton className={styles.skeletons} piece={styles.skeletonRow} count={ROWS_AT_FIRST} />
      )}
      {rounds.length === 0 && status !== 'loading' && (
        <p className={styles.empty}>
          {intl.formatMessage({ id: status === 'known' ? words.none : 'original.history.unknown' })}
        </p>
      )}
      {rounds.length > 0 && (
        <table className={styles.table} aria-labelledby="rounds-title">
          <thead>
            <tr>
              <th>{intl.formatMessage({ id: words.one })}</th>
              {gameColumn && <th>{intl.formatMessage({ id: gameColumn.heading })}</th>}
              <th>{intl.formatMessage({ id: 'bet.history.time' })}</th>
              <th className={styles.sum}>{intl.formatMessage({ id: 'bet.history.bet' })}</th>
              <th className={styles.sum}>{intl.formatMessage({ id: 'bet.history.payout' })}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((round) => (
              <Row key={round.id} {...props} round={round} today={today} />
            ))}
          </tbody>
        </table>
      )}
      {!all && rounds.length > ROWS_AT_FIRST && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {intl.formatMessage({ id: 'bet.history.all' }, { count: rounds.length })}
        </button>
      )}
      {rounds.length > 0 && (
        <p>
          <Link href={ROUTES.profileHistory}>{intl.formatMessage({ id: 'history.myBets' })}</Link>
        </p>
      )}
    </section>
  )
}

type RowProps<Round> = TableProps<Round> & { round: Round; today: string }

function Row<Round extends AnyRound>({ round, today, nameRound, gameColumn, onCheck }: RowProps<Round>) {
  const money = useMoney()
  const getLabel = useRoundLabel(nameRound)
  const time = useRoundTime()
  return (
    <tr data-outcome={getOutcome(round)} data-precious={isPrecious(round) || undefined}>
      <td className={styles.roll}>
        <button type="button" aria-label={getLabel(round)} onClick={() => onCheck(round.id)}>
          {nameRound(round)}
        </button>
      </td>
      {gameColumn && <td className={styles.target}>{gameColumn.of(round)}</td>}
      <td className={styles.time}>
        <time dateTime={new Date(round.at).toISOString()}>{time(round.at, today)}</time>
      </td>
      <td className={styles.bet} translate="no" data-amount>
        {money(round.amount, round.currency)}
      </td>
      <td className={styles.payout} translate="no" data-amount>
        {money(round.payout, round.currency)}
      </td>
    </tr>
  )
}

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** Formats the time of a round: today's rounds with the time only, older ones with the date as well. */
function useRoundTime(): (at: number, today: string) => string {
  const { formatDate } = useIntl()
  const formatTime = useFormatTime()
  const shortMoment = useFormatShortDateTime()
  return (at, today) => (formatDate(at, DAY) === today ? formatTime(at, { second: '2-digit' }) : shortMoment(at))
}

/** The current day on the server's clock: when the table was opened, or that of the newest round since. */
function useToday(newest: AnyRound | undefined): string {
  const { formatDate } = useIntl()
  const clock = useServerClock()
  const [opened] = useState(() => performance.now())
  return formatDate(Math.max(clock.at(opened), newest?.at ?? 0), DAY)
}
