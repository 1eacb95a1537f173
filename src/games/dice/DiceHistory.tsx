import { memo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { DiceRound } from '../../../worker/db/view.ts'
import { useMoney } from '../../app/money.ts'
import { useClockOffset } from '../../data/queries.ts'
import styles from './history.module.css'
import { outcomeOf, OUTCOME_TEXT } from './outcome.ts'
import { useHundredths } from './use-hundredths.ts'

const CHIPS = 12
const ROWS_AT_FIRST = 10

type Check = { onCheck: (roundId: string) => void }

/** How a round is named to those who hear it: its roll, its outcome, and that it opens the check. */
function useRoundName(): (round: DiceRound) => string {
  const intl = useIntl()
  const hundredths = useHundredths()
  return (round) =>
    intl.formatMessage(
      { id: 'dice.history.check' },
      { roll: hundredths(round.roll), outcome: intl.formatMessage({ id: OUTCOME_TEXT[outcomeOf(round)] }) },
    )
}

/** The last rolls as chips, newest first; each opens the check of its round. */
export const RollChips = memo(function RollChips({ rounds, onCheck }: { rounds: readonly DiceRound[] } & Check) {
  const intl = useIntl()
  const hundredths = useHundredths()
  const name = useRoundName()
  return (
    <ul className={styles.chips} aria-label={intl.formatMessage({ id: 'dice.history.last' })}>
      {rounds.slice(0, CHIPS).map((round) => (
        <li key={round.id}>
          <button
            type="button"
            className={styles.chip}
            data-outcome={outcomeOf(round)}
            aria-label={name(round)}
            onClick={() => onCheck(round.id)}
          >
            {hundredths(round.roll)}
          </button>
        </li>
      ))}
    </ul>
  )
})

/** The last rounds as a table; two lines a round on a phone. */
export const RollTable = memo(function RollTable({ rounds, onCheck }: { rounds: readonly DiceRound[] } & Check) {
  const intl = useIntl()
  const [all, setAll] = useState(false)
  const today = useToday(rounds[0])
  const shown = all ? rounds : rounds.slice(0, ROWS_AT_FIRST)
  const heading = (id: 'roll' | 'bet' | 'payout' | 'time') => intl.formatMessage({ id: HEADINGS[id] })
  return (
    <section className={styles.history} aria-labelledby="dice-history">
      <h2 id="dice-history">{intl.formatMessage({ id: 'dice.history' })}</h2>
      {rounds.length === 0 ? (
        <p className={styles.empty}>{intl.formatMessage({ id: 'dice.history.empty' })}</p>
      ) : (
        <table className={styles.table} aria-labelledby="dice-history">
          <thead>
            <tr>
              <th>{heading('roll')}</th>
              <th>{intl.formatMessage({ id: 'dice.target' })}</th>
              <th>{heading('time')}</th>
              <th>{heading('bet')}</th>
              <th>{heading('payout')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((round) => (
              <RollRow key={round.id} round={round} today={today} onCheck={onCheck} />
            ))}
          </tbody>
        </table>
      )}
      {!all && rounds.length > ROWS_AT_FIRST && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {intl.formatMessage({ id: 'dice.history.all' }, { count: rounds.length })}
        </button>
      )}
    </section>
  )
})

const HEADINGS = {
  roll: 'dice.history.roll',
  bet: 'dice.history.bet',
  payout: 'dice.history.payout',
  time: 'dice.history.time',
} as const

const RollRow = memo(function RollRow({ round, today, onCheck }: { round: DiceRound; today: string } & Check) {
  const intl = useIntl()
  const hundredths = useHundredths()
  const money = useMoney()
  const name = useRoundName()
  const time = useRoundTime()
  const outcome = outcomeOf(round)
  return (
    <tr data-outcome={outcome}>
      <td className={styles.roll}>
        <button type="button" aria-label={name(round)} onClick={() => onCheck(round.id)}>
          {hundredths(round.roll)}
        </button>
      </td>
      <td className={styles.target}>
        {intl.formatMessage(
          { id: round.direction === 'over' ? 'dice.history.over' : 'dice.history.under' },
          { target: hundredths(round.target) },
        )}
      </td>
      <td className={styles.time}>
        <time dateTime={new Date(round.at).toISOString()}>{time(round.at, today)}</time>
      </td>
      <td className={styles.bet}>{money(round.amount, round.currency)}</td>
      <td className={styles.payout}>{money(round.payout, round.currency)}</td>
    </tr>
  )
})

const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const DAY_AND_TIME = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const

/** A round of today by its time, an older one by its day as well; in figures, which need no names of months. */
function useRoundTime(): (at: number, today: string) => string {
  const { formatDate, formatTime } = useIntl()
  return (at, today) => (formatDate(at, DAY) === today ? formatTime(at, TIME) : formatDate(at, DAY_AND_TIME))
}

/** The day on the server's clock when the table was opened, or of the newest round that has come since. */
function useToday(newest: DiceRound | undefined): string {
  const { formatDate } = useIntl()
  const offset = useClockOffset()
  const [opened] = useState(Date.now)
  return formatDate(Math.max(opened + offset, newest?.at ?? 0), DAY)
}
