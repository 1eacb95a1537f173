import { memo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { CrashState } from '../../../worker/db/view.ts'
import { minor } from '../../../worker/domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import history from '../original/round/history.module.css'
import { useMultiplier } from '../original/round/multiplier.ts'
import styles from './bets.module.css'
import { isSameBet, mergeBets, type CrashBetLine } from './merge-bets.ts'
import type { CrashBetRow } from './use-crash-table.ts'

const ROWS_AT_FIRST = 10
const COLUMNS = ['player', 'bet', 'multiplier', 'payout'] as const

type Props = { state: CrashState | null; own: readonly CrashBetRow[] | null }

/** All players' bets and cash-outs in the round, largest first, with the player's own on top. */
export function CrashBets({ state, own }: Props) {
  const intl = useIntl()
  const [isWhole, setWhole] = useState(false)
  const bets = mergeBets(state, own)
  const shown = isWhole ? bets : bets.slice(0, ROWS_AT_FIRST)
  const isOver = state?.round?.phase === 'crashed'
  return (
    <section className={styles.bets} aria-labelledby="crash-bets">
      <header>
        <h2 id="crash-bets">{intl.formatMessage({ id: 'crash.bets' })}</h2>
        {state && <Totals totals={state.totals} />}
      </header>
      {bets.length === 0 ? (
        <p className={styles.none}>{intl.formatMessage({ id: state ? 'crash.bets.none' : 'crash.connecting' })}</p>
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
              <Row key={bet.id} bet={bet} isOver={isOver} />
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
    </section>
  )
}

/** Totals of all bets in the round, including those too small for the list. */
function Totals({ totals }: { totals: CrashState['totals'] }) {
  const intl = useIntl()
  const money = useMoney()
  return (
    <p className={styles.totals}>
      <span>
        {intl.formatMessage(
          { id: 'crash.totals.bets' },
          { bets: totals.bets, worth: money(totals.worth, totals.currency) },
        )}
      </span>
      <span>
        {intl.formatMessage(
          { id: 'crash.totals.out' },
          { count: totals.cashed_out, paid: money(totals.paid, totals.currency) },
        )}
      </span>
    </p>
  )
}

type RowProps = { bet: CrashBetLine; isOver: boolean }

/** The list updates ten times a second, so a row renders only when its own bet has changed. */
const Row = memo(BetRow, (before, now) => before.isOver === now.isOver && isSameBet(before.bet, now.bet))

function BetRow({ bet: { player, isOwn, amount, currency, multiplier: out, payout }, isOver }: RowProps) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  const name = player ?? intl.formatMessage({ id: 'liveBets.hidden' })
  const state = out !== null ? 'out' : isOver ? 'lost' : 'open'
  return (
    <tr data-own={isOwn || undefined} data-state={state}>
      <td>
        {isOwn ? (
          <b>{intl.formatMessage({ id: 'crash.bets.you' })}</b>
        ) : player === null ? (
          <em>{name}</em>
        ) : (
          <span translate="no">{name}</span>
        )}
      </td>
      <td translate="no">{money(amount, currency)}</td>
      <td translate="no">{out === null ? '—' : multiplier(out)}</td>
      <td translate="no">{out === null && !isOver ? '—' : money(out === null ? minor(0) : payout, currency)}</td>
    </tr>
  )
}
