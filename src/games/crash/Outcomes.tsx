import type { CSSProperties } from 'react'
import { useIntl } from 'react-intl'
import { minor, toDecimal } from '../../../worker/domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import { useMultiplier } from '../original/round/multiplier.ts'
import { getOutcome } from '../original/round/outcome.ts'
import styles from './slots.module.css'
import type { Slot } from './use-crash-slot.ts'
import type { CrashBetRow } from './use-crash-table.ts'

/**
 * The status of the newest bets, one line each: unconfirmed, waiting, or settled by the operator. The lines of all slots
 * are reserved. `roundId` is the round that is shown.
 */
export function Outcomes({ slots, roundId }: { slots: readonly Slot[]; roundId: string | null }) {
  const intl = useIntl()
  const lines = slots.filter(({ newest, unconfirmed }) => newest !== null || unconfirmed !== null)
  return (
    // CSSProperties has no custom properties.
    <div className={styles.outcomes} style={{ '--lines': slots.length } as CSSProperties}>
      {lines.length === 0 && <p className={styles.hint}>{intl.formatMessage({ id: 'crash.result.none' })}</p>}
      {lines.map((slot) => (
        <Line key={slot.slot} slot={slot} roundId={roundId} />
      ))}
    </div>
  )
}

function Line({ slot: { newest, phase, unconfirmed }, roundId }: { slot: Slot; roundId: string | null }) {
  const intl = useIntl()
  if (unconfirmed !== null) {
    return (
      <p className={styles.outcome} data-outcome="unconfirmed">
        <span>{intl.formatMessage({ id: `crash.unconfirmed.${unconfirmed}` })}</span>
      </p>
    )
  }
  if (newest?.status === 'settled') return <Settled bet={newest} isPast={newest.roundId !== roundId} />
  if (newest?.status === 'cancelled') return <Plain id="crash.result.cancelled" />
  // A bet waits until its round starts; from then on it is in play.
  return <Plain id={phase === 'waiting' ? 'crash.result.waiting' : 'crash.result.inPlay'} />
}

function Plain({ id }: { id: `crash.result.${'cancelled' | 'waiting' | 'inPlay'}` }) {
  const intl = useIntl()
  return (
    <p className={styles.outcome}>
      <span>{intl.formatMessage({ id })}</span>
    </p>
  )
}

function Settled({ bet, isPast }: { bet: CrashBetRow; isPast: boolean }) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  const { state, amount, payout, currency } = bet
  const outcome = getOutcome(bet)
  const change = money(minor(Math.abs(payout - amount)), currency)
  const sign = outcome === 'push' ? '' : outcome === 'win' ? '+' : '−'
  return (
    <p
      className={styles.outcome}
      data-testid="round-result"
      data-round={bet.roundId}
      data-outcome={outcome}
      data-past={isPast || undefined}
      data-payout={toDecimal(payout)}
    >
      <span>
        {state.multiplier !== null
          ? intl.formatMessage({ id: 'crash.result.cashedOut' }, { multiplier: multiplier(state.multiplier) })
          : intl.formatMessage(
              { id: 'crash.result.lost' },
              { point: state.point === null ? '—' : multiplier(state.point) },
            )}
      </span>
      <b translate="no">{`${sign}${change}`}</b>
    </p>
  )
}
