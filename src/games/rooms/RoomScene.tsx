import { useIntl } from 'react-intl'
import { minor, toDecimal } from '#domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import { Invitation } from '../table/Invitation.tsx'
import { Countdown } from '../table/shared/Countdown.tsx'
import { useIsBefore } from '../table/shared/use-is-before.ts'
import { SharedStageResult } from '../table/shared/SharedResult.tsx'
import { Stage } from '../table/stage/Stage.tsx'
import { Ring } from './Ring.tsx'
import ring from './ring.module.css'
import styles from './room.module.css'
import { Shares } from './Shares.tsx'
import type { Room } from './use-room.ts'
import { letters } from '../../ui/letters.ts'

/** The status of the round, or the player's result; the ring with the pot in its middle, and the shares. */
export function RoomScene({ room }: { room: Room }) {
  const intl = useIntl()
  const money = useMoney()
  const { shown, table, playerBetIds, state } = room
  const pot = shown?.pot ?? minor(0)
  const potText = shown ? money(pot, table.currency) : '—'
  return (
    <Stage
      result={
        <SharedStageResult {...toResultProps(room)}>
          <Status room={room} />
        </SharedStageResult>
      }
    >
      <div className={styles.scene}>
        <div className={ring.stage} data-busy={shown === null || undefined}>
          <Ring shown={shown} playerBetIds={playerBetIds} />
          <div className={ring.middle}>
            <small>
              <span>{intl.formatMessage({ id: 'rooms.pot' })}</span>
            </small>
            <strong
              className={ring.pot}
              style={letters(potText)}
              translate="no"
              data-testid="room-pot"
              data-value={shown ? toDecimal(pot) : undefined}
              data-currency={table.currency}
              data-round={shown?.id}
              data-phase={shown?.drawn ? 'drawn' : state?.round.phase}
            >
              {potText}
            </strong>
            <span className={ring.count}>
              <Middle room={room} />
            </span>
          </div>
        </div>
        <div className={styles.sharesSpace}>
          <Shares room={room} />
        </div>
      </div>
    </Stage>
  )
}

/** The countdown in the middle of the ring. */
function Middle({ room: { shown, state } }: { room: Room }) {
  const until = shown?.drawn ? null : (state?.round.drawsAt ?? state?.round.closesAt ?? null)
  const isAhead = useIsBefore(until)
  return until !== null && isAhead ? <Countdown key={until} until={until} /> : null
}

function Status({ room: { shown, state, table, returned } }: { room: Room }) {
  const intl = useIntl()
  const money = useMoney()
  const drawsAt = state?.round.drawsAt ?? null
  const isAhead = useIsBefore(drawsAt)
  const say = (id: 'offline' | 'connecting' | 'turning' | 'drawing' | 'alone' | 'returned') => (
    <span key={id}>{intl.formatMessage({ id: `rooms.status.${id}` })}</span>
  )
  const invite = (id: 'countdown' | 'empty') => (
    <Invitation key={id}>{intl.formatMessage({ id: `rooms.status.${id}` })}</Invitation>
  )
  if (!table.reachable) return say('offline')
  // The bar says why.
  if (table.updates === 'bare') return null
  if (!shown || !state || !table.isLive) return say('connecting')
  if (shown.isTurning) return say('turning')
  if (shown.drawn) {
    const { winner, payout } = shown.drawn
    const values = {
      player: winner ?? intl.formatMessage({ id: 'rooms.hidden' }),
      payout: money(payout, table.currency),
    }
    return (
      <span key="won" className={ring.winner} data-testid="room-winner" data-entry={shown.drawn.winnerEntryId}>
        {intl.formatMessage({ id: 'rooms.status.won' }, values)}
      </span>
    )
  }
  if (drawsAt !== null) return isAhead ? invite('countdown') : say('drawing')
  if (state.round.entries.length > 0) return say('alone')
  return returned ? say('returned') : invite('empty')
}

/** The player's last result in the room, for the stage or for the row beside the time in play. */
export function toResultProps({ results: [result], shown }: Room) {
  return { result, roundId: result?.id, isPast: result !== undefined && shown?.id !== result.id }
}
