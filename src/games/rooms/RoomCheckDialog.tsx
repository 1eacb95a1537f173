import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { SharedBetRow, PastRoom, RoomRound } from '#db/view.ts'
import { useSharedBet } from '../../data/shared-round-queries.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { CheckRequest } from '../table/shared/use-check-request.ts'
import { fairnessPath } from '../table/fairness/fairness-path.ts'
import styles from '../table/fairness/fairness.module.css'
import { SeedLine } from '../table/fairness/SeedLine.tsx'
import { CheckStep, Verdict } from '../table/fairness/Verdict.tsx'
import { checkRoom, type DrawnRoom, getRoomOfBet, getRoomOfPastRound } from './check-room.ts'

export type RoomCheckDialogProps = {
  asked: CheckRequest
  past: readonly PastRoom[]
  /** The round open for stakes: the hash of its server seed is shown before anyone joins. */
  open: RoomRound | null
  onClose: () => void
}

/**
 * Explains how rounds are drawn, shows the hash of the next one, and recomputes the draw of a past one on this device.
 */
export default function RoomCheckDialog({ asked, past, open, onClose }: RoomCheckDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog title={formatMessage({ id: 'rooms.check.title' })} onClose={onClose}>
      <div className={styles.fairness} data-testid="room-check">
        <p>{formatMessage({ id: 'rooms.check.about' })}</p>
        {open && <SeedLine label={formatMessage({ id: 'rooms.check.next' })} value={open.serverSeedHash} />}
        {'betId' in asked ? (
          <OfBet betId={asked.betId} />
        ) : (
          <OfPast round={past.find(({ id }) => id === asked.pastId)} />
        )}
        <p>
          <Link href={fairnessPath('rooms')}>{formatMessage({ id: 'fairness.page.link' })}</Link>
        </p>
      </div>
    </Dialog>
  )
}

function OfPast({ round }: { round: PastRoom | undefined }) {
  const { formatMessage } = useIntl()
  return round ? <Checked round={getRoomOfPastRound(round)} /> : <p>{formatMessage({ id: 'rooms.past.none' })}</p>
}

function OfBet({ betId }: { betId: string }) {
  const { formatMessage } = useIntl()
  const bet = useSharedBet(betId)
  if (bet === undefined) return <div className={`skeleton ${styles.coming}`} aria-busy="true" />
  // Only bets of this game have tickets.
  const round = bet?.game === 'rooms' ? getRoomOfBet(bet as SharedBetRow<'rooms'>) : null
  return round ? <Checked round={round} /> : <output>{formatMessage({ id: 'rooms.check.unknown' })}</output>
}

function Checked({ round }: { round: DrawnRoom }) {
  const { formatMessage } = useIntl()
  const check = checkRoom(round)
  if (!check) return <Verdict matches={false}>{null}</Verdict>
  const { draw, steps } = check
  return (
    <>
      <h3>{formatMessage({ id: 'rooms.check.round' }, { id: round.id })}</h3>
      <Verdict matches={check.matches}>
        <CheckStep title={formatMessage({ id: 'rooms.check.hash' })} agrees={steps.hash}>
          <SeedLine label={formatMessage({ id: 'rooms.check.seed' })} value={round.serverSeed} />
          <code translate="no">{check.hash}</code>
        </CheckStep>
        <CheckStep title={formatMessage({ id: 'rooms.check.seen' })} agrees={steps.seen} />
        <CheckStep title={formatMessage({ id: 'rooms.check.entries' })}>
          <SeedLine label={formatMessage({ id: 'rooms.check.entriesText' })} value={round.entriesText} />
          <code translate="no">{draw.clientSeed}</code>
        </CheckStep>
        <CheckStep
          title={formatMessage({ id: 'rooms.check.ticket' })}
          agrees={steps.ticket}
          expected={String(round.ticket)}
        >
          <code translate="no">{`floor(${draw.draw} / 2^32 × ${draw.total}) = ${draw.ticket}`}</code>
        </CheckStep>
        <CheckStep title={formatMessage({ id: 'rooms.check.winner' })} agrees={steps.winner}>
          <code translate="no">{draw.winner?.id ?? '—'}</code>
        </CheckStep>
      </Verdict>
    </>
  )
}
