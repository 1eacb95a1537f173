import { useIntl } from 'react-intl'
import { toDecimal } from '#domain/money/money.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { Invitation } from '../table/Invitation.tsx'
import { useMultiplier } from '../table/round/multiplier.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { CountedChange } from '../table/win/Counted.tsx'
import styles from './slots.module.css'
import type { Slot } from './use-crash-slot.ts'
import type { CrashBetRow } from './use-crash-table.ts'

/**
 * The status of the newest bets, one line each: unconfirmed, waiting, or settled by the operator. The lines of all slots
 * are reserved: `--lines` is how many there are. `roundId` is the round that is shown.
 */
export function Outcomes({ slots, roundId }: { slots: readonly Slot[]; roundId: string | null }) {
  const intl = useIntl()
  const lines = slots.filter(({ newest, unconfirmed }) => newest !== null || unconfirmed !== null)
  return (
    <div className={styles.outcomes}>
      {lines.length === 0 && (
        <p className={styles.hint}>
          <Invitation>{intl.formatMessage({ id: 'crash.result.none' })}</Invitation>
        </p>
      )}
      {lines.map((slot) => (
        <Line key={slot.slot} slot={slot} roundId={roundId} number={slots.length > 1 ? slot.slot : null} />
      ))}
    </div>
  )
}

type LineProps = {
  slot: Slot
  roundId: string | null
  /** The bet's number; null if there is only one. */
  number: number | null
}

function Line({ slot: { newest, phase, unconfirmed }, roundId, number }: LineProps) {
  if (unconfirmed !== null)
    return <Plain id={`crash.unconfirmed.${unconfirmed}`} outcome="unconfirmed" number={number} />
  if (newest?.status === 'settled') return <Settled bet={newest} isPast={newest.roundId !== roundId} number={number} />
  if (newest?.status === 'cancelled') return <Plain id="crash.result.cancelled" outcome="cancelled" number={number} />
  // A bet waits until its round starts; from then on it is in play.
  return <Plain id={phase === 'waiting' ? 'crash.result.waiting' : 'crash.result.inPlay'} number={number} />
}

function BetNumber({ number }: { number: number | null }) {
  return number === null ? null : <small className={styles.number}>{String(number)}</small>
}

function Plain({ id, outcome = 'none', number }: { id: MessageKey; outcome?: string; number: number | null }) {
  const intl = useIntl()
  return (
    <p className={styles.outcome} data-outcome={outcome}>
      <BetNumber number={number} />
      <span>{intl.formatMessage({ id })}</span>
    </p>
  )
}

type SettledProps = { bet: CrashBetRow; isPast: boolean; number: number | null }

function Settled({ bet, isPast, number }: SettledProps) {
  const intl = useIntl()
  const multiplier = useMultiplier()
  const { state, payout } = bet
  const outcome = getOutcome(bet)
  return (
    <p
      className={styles.outcome}
      data-testid="round-result"
      data-round={bet.roundId}
      data-outcome={outcome}
      data-past={isPast || undefined}
      data-payout={toDecimal(payout)}
    >
      <BetNumber number={number} />
      <span>
        {state.multiplier !== null
          ? intl.formatMessage({ id: 'crash.result.cashedOut' }, { multiplier: multiplier(state.multiplier) })
          : intl.formatMessage(
              { id: 'crash.result.lost' },
              { point: state.point === null ? '—' : multiplier(state.point) },
            )}
      </span>
      <CountedChange round={bet} />
    </p>
  )
}
