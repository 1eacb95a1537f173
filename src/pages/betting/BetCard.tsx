import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { ListedEvent, SportBetLeg, SportBetRow } from '#db/view.ts'
import { combineOdds, potentialReturn } from '#domain/betting/betting.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { useFormatRecent } from '../../format/use-format-recent.ts'
import { useMoney } from '../../format/use-money.ts'
import { ROUTES } from '../../base/routes.ts'
import { CashOutButton } from './CashOut.tsx'
import { useMarketName, useOutcomeName, useWhen } from './names.ts'
import { EventScore } from './EventScore.tsx'
import { useFormatOdds } from './use-odds.ts'
import { Amount } from '../../ui/Amount.tsx'
import styles from './bets.module.css'

type States = ReadonlyMap<string, ListedEvent> | undefined

type Props = {
  bet: SportBetRow
  states: States
  /** Without it the card is a receipt: it has neither a status nor a cash-out. */
  onCashOut?: (betId: string) => void
}

/** One of the player's bets: its selections with their results, the payout and the cash-out. */
export function BetCard({ bet, states, onCashOut }: Props) {
  const money = useMoney()
  const formatRecent = useFormatRecent()
  const formatOdds = useFormatOdds()
  const { id, kind, at, status, amount, remaining, currency, payout, legs } = bet
  const isOpen = status === 'open'
  // A void leg drops out of an accumulator.
  const priced = legs.filter((leg) => leg.status !== 'void')
  return (
    <article className={`${styles.card} ${onCashOut ? '' : styles.receipt}`}>
      {!onCashOut && (
        // What the line above the receipt says, as a stamp.
        <span className={styles.stamp} aria-hidden="true">
          <FormattedMessage id="betting.slip.accepted" />
        </span>
      )}
      <header>
        <span>
          <FormattedMessage id={`betting.kind.${kind}`} />
        </span>
        <time dateTime={new Date(at).toISOString()}>{formatRecent(at)}</time>
        <span translate="no">
          <FormattedMessage id="betting.bets.number" values={{ id }} />
        </span>
        {onCashOut && (
          <strong data-testid="bet-status" data-status={status}>
            <FormattedMessage id={`betting.status.${status}`} />
          </strong>
        )}
      </header>
      <ul>
        {legs.map((leg, place) => (
          <Leg key={`${leg.event.id} ${leg.market.id} ${place}`} leg={leg} state={states?.get(leg.event.id)} />
        ))}
      </ul>
      <dl>
        <div>
          <dt>
            <FormattedMessage id="betting.bets.stake" />
          </dt>
          <dd data-amount>
            <Amount>{money(amount, currency)}</Amount>
          </dd>
        </div>
        {legs.length > 1 && (
          <div>
            <dt>
              <FormattedMessage id="betting.slip.odds" />
            </dt>
            <dd translate="no">{formatOdds(combineOdds(priced.map(({ odds }) => odds)))}</dd>
          </div>
        )}
        <div data-good={(!isOpen && getOutcome({ payout, amount }) === 'win') || undefined}>
          <dt>
            <FormattedMessage id={isOpen ? 'betting.slip.return' : 'betting.bets.payout'} />
          </dt>
          <dd data-amount>
            <Amount>{money(isOpen ? potentialReturn(remaining, legs) : payout, currency)}</Amount>
          </dd>
        </div>
        {isOpen && payout > 0 && (
          <div>
            <dt>
              <FormattedMessage id="betting.status.cashed_out" />
            </dt>
            <dd data-amount>
              <Amount>{money(payout, currency)}</Amount>
            </dd>
          </div>
        )}
      </dl>
      {isOpen && onCashOut && <CashOutButton bet={bet} onOpen={() => onCashOut(bet.id)} />}
    </article>
  )
}

const MARKS: Record<SportBetLeg['status'], string> = {
  open: '•',
  won: '✓',
  lost: '✕',
  void: '↺',
  half_won: '½✓',
  half_lost: '½✕',
}

function Leg({ leg, state }: { leg: SportBetLeg; state: ListedEvent | undefined }) {
  const outcomeName = useOutcomeName()
  const marketName = useMarketName()
  const formatOdds = useFormatOdds()
  const when = useWhen()
  const { event, market, outcome, odds, status } = leg
  const isPlayed = state !== undefined && state.phase !== 'upcoming'
  return (
    <li data-status={status}>
      <span className={styles.mark} aria-hidden="true">
        {MARKS[status]}
      </span>
      <div>
        <p className={styles.outcome}>
          <strong translate="no">{outcomeName(event, market, outcome)}</strong>
          <span translate="no">{formatOdds(odds)}</span>
        </p>
        <p className={styles.about}>
          <span>{marketName(event.sport, market)}</span>
          <Link href={`${ROUTES.betting}/${event.id}`} translate="no">{`${event.home} – ${event.away}`}</Link>
        </p>
        <p className={styles.state} data-live={state?.phase === 'live' || undefined}>
          {status !== 'open' && (
            <b>
              <FormattedMessage id={`betting.leg.${status}`} />
            </b>
          )}
          <span>{when(event, state)}</span>
          {isPlayed && <EventScore score={state.score} />}
        </p>
      </div>
    </li>
  )
}
