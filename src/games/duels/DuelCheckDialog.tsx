import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { DuelFlip, SharedBetRow } from '#db/view.ts'
import { useSharedBet } from '../../data/shared-round-queries.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { CheckRequest } from '../table/shared/use-check-request.ts'
import { fairnessPath } from '../table/fairness/fairness-path.ts'
import styles from '../table/fairness/fairness.module.css'
import { SeedLine } from '../table/fairness/SeedLine.tsx'
import { CheckStep, Verdict } from '../table/fairness/Verdict.tsx'
import { checkDuel, type DrawnDuel, getDuelOfBet, getDuelOfFlip } from './check-duel.ts'

export type DuelCheckDialogProps = { asked: CheckRequest; flips: readonly DuelFlip[]; onClose: () => void }

/** Explains how flips are drawn, and recomputes one of them on this device. */
export default function DuelCheckDialog({ asked, flips, onClose }: DuelCheckDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog title={formatMessage({ id: 'rooms.check.title' })} onClose={onClose}>
      <div className={styles.fairness} data-testid="duel-check">
        <p>{formatMessage({ id: 'duels.check.about' })}</p>
        {'betId' in asked ? (
          <OfBet betId={asked.betId} />
        ) : (
          <OfPast flip={flips.find(({ id }) => id === asked.pastId)} />
        )}
        <p>
          <Link href={fairnessPath('duel')}>{formatMessage({ id: 'fairness.page.link' })}</Link>
        </p>
      </div>
    </Dialog>
  )
}

function OfPast({ flip }: { flip: DuelFlip | undefined }) {
  const { formatMessage } = useIntl()
  return flip ? <Checked duel={getDuelOfFlip(flip)} /> : <p>{formatMessage({ id: 'duels.past.none' })}</p>
}

function OfBet({ betId }: { betId: string }) {
  const { formatMessage } = useIntl()
  const bet = useSharedBet(betId)
  if (bet === undefined) return <div className={`skeleton ${styles.coming}`} aria-busy="true" />
  // Only bets of this game have a side.
  const duel = bet?.game === 'duel' ? getDuelOfBet(bet as SharedBetRow<'duel'>) : null
  return duel ? <Checked duel={duel} /> : <output>{formatMessage({ id: 'rooms.check.unknown' })}</output>
}

function Checked({ duel }: { duel: DrawnDuel }) {
  const { formatMessage } = useIntl()
  const { hash, draw, side, steps, matches } = checkDuel(duel)
  const sideName = (each: DrawnDuel['result']) => formatMessage({ id: `coinflip.${each}` })
  return (
    <>
      <h3>{formatMessage({ id: 'duels.check.flip' }, { id: duel.id })}</h3>
      <Verdict matches={matches}>
        <CheckStep title={formatMessage({ id: 'rooms.check.hash' })} agrees={steps.hash}>
          <SeedLine label={formatMessage({ id: 'rooms.check.seed' })} value={duel.serverSeed} />
          <code translate="no">{hash}</code>
        </CheckStep>
        <CheckStep title={formatMessage({ id: 'duels.check.seen' })} agrees={steps.seen} />
        <CheckStep title={formatMessage({ id: 'duels.check.client' })}>
          <code translate="no">{duel.clientSeed}</code>
        </CheckStep>
        <CheckStep
          title={formatMessage({ id: 'duels.check.side' })}
          agrees={steps.side}
          expected={sideName(duel.result)}
        >
          <code translate="no">{`floor(${draw} / 2^32 × 2) = ${side === 'heads' ? 1 : 0}`}</code>
          <span>{sideName(side)}</span>
        </CheckStep>
      </Verdict>
    </>
  )
}
