import { memo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { CrashState } from '#db/view.ts'
import { minor } from '#domain/money/money.ts'
import { useUpdates } from '../../data/updates.ts'
import { useMoney } from '../../format/use-money.ts'
import history from '../table/round/history.module.css'
import { useMultiplier } from '../table/round/multiplier.ts'
import styles from './bets.module.css'
import { isSameBet, type CrashBetLine } from './merge-bets.ts'
import { useCrashBets } from './use-crash-bets.ts'
import type { CrashBetRow } from './use-crash-table.ts'

const ROWS_AT_FIRST = 10
const COLUMNS = ['player', 'bet', 'multiplier', 'payout'] as const

type Props = { playerBets: readonly CrashBetRow[] | null }

/** One row that sums up the round and opens the bets of all players, largest first, with the player's own on top. */
export function CrashBets({ playerBets }: Props) {
  const intl = useIntl()
  const { state, bets } = useCrashBets(playerBets)
  const isBare = useUpdates() === 'bare'
  const unknown = isBare ? '—' : intl.formatMessage({ id: 'crash.connecting' })
  const [isOpen, setOpen] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? bets : bets.slice(0, ROWS_AT_FIRST)
  const isOver = state?.round?.phase === 'crashed'
  const isNumbered = bets.filter(({ isCurrentPlayer }) => isCurrentPlayer).length > 1
  return (
    <section className={styles.bets} aria-labelledby="crash-bets">
      <h2 id="crash-bets" className="sr-only">
        {intl.formatMessage({ id: 'crash.bets' })}
      </h2>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'crash-bets-list' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {state ? <Totals state={state} /> : <span>{unknown}</span>}
        <svg className={styles.arrow} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      {isOpen && (
        <div id="crash-bets-list" className={styles.list}>
          {bets.length === 0 ? (
            <p className={styles.none}>{state ? intl.formatMessage({ id: 'crash.bets.none' }) : unknown}</p>
          ) : (
            <table className={styles.table} aria-labelledby="crash-bets">
              <thead>
                <tr>
                  {COLUMNS.map((name) => (
                    <th key={name} scope="col">
                      {intl.formatMessage({ id: `liveBets.${name}` })}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody aria-live="off">
                {shown.map((bet) => (
                  <Row key={bet.id} bet={bet} isOver={isOver} isNumbered={isNumbered} />
                ))}
              </tbody>
            </table>
          )}
          {bets.length > ROWS_AT_FIRST && (
            <button type="button" className={history.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole
                ? intl.formatMessage({ id: 'crash.bets.fewer' })
                : intl.formatMessage({ id: 'crash.bets.all' }, { count: bets.length })}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

/** Sums of all bets in the round, including those too small for the list. */
function Totals({ state: { totals, round } }: { state: CrashState }) {
  const intl = useIntl()
  const money = useMoney()
  const isRunning = round?.phase === 'running'
  const isBetting = round?.phase === 'betting'
  const inPlay = Math.max(0, totals.bets - totals.cashed_out)
  return (
    <span className={styles.totals} data-bets={totals.bets} data-out={totals.cashed_out}>
      <span>
        {isRunning
          ? intl.formatMessage({ id: 'crash.totals.inPlay' }, { count: inPlay })
          : intl.formatMessage({ id: 'crash.totals.bets' }, { bets: totals.bets })}
      </span>
      {!isBetting && <span>{intl.formatMessage({ id: 'crash.totals.out' }, { count: totals.cashed_out })}</span>}
      <b translate="no" data-amount>
        {money(isBetting ? totals.worth : totals.paid, totals.currency)}
      </b>
    </span>
  )
}

type RowProps = {
  bet: CrashBetLine
  isOver: boolean
  /** The player has two bets in the round. */
  isNumbered: boolean
}

/** The list updates ten times a second, so a row renders only when its own bet has changed. */
const Row = memo(BetRow, (before, now) => {
  const isSameRound = before.isOver === now.isOver && before.isNumbered === now.isNumbered
  return isSameRound && isSameBet(before.bet, now.bet)
})

function BetRow({ bet, isOver, isNumbered }: RowProps) {
  const { player, isCurrentPlayer, slot, amount, currency, multiplier: out, payout } = bet
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  const name = player ?? intl.formatMessage({ id: 'liveBets.hidden' })
  const you = intl.formatMessage({ id: 'crash.bets.you' })
  const state = out !== null ? 'out' : isOver ? 'lost' : 'open'
  return (
    <tr data-own={isCurrentPlayer || undefined} data-state={state}>
      <td>
        {isCurrentPlayer ? (
          <b>{isNumbered ? `${you} · ${slot}` : you}</b>
        ) : player === null ? (
          <em>{name}</em>
        ) : (
          <span translate="no">{name}</span>
        )}
      </td>
      <td translate="no" data-amount>
        {money(amount, currency)}
      </td>
      <td translate="no">{out === null ? '—' : multiplier(out)}</td>
      <td translate="no" data-amount>
        {out === null && !isOver ? '—' : money(out === null ? minor(0) : payout, currency)}
      </td>
    </tr>
  )
}
