import { useIntl } from 'react-intl'
import type { RoundRow } from '#db/view.ts'
import { hasCommitmentMismatch } from '#domain/fairness/commitment.ts'
import { CommittedSteps } from './CommittedSteps.tsx'
import styles from './fairness.module.css'
import { Verdict } from './Verdict.tsx'

/** Shown while the server seed of a round is secret, with any mismatch that is already known. */
export function Unrevealed({ round }: { round: RoundRow }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <MismatchVerdict round={round} />
      <output className={styles.verdict} data-match="unknown">
        {formatMessage({ id: 'fairness.notRevealed' })}
      </output>
    </>
  )
}

/** Lists what in a round contradicts the commitment of its bet; renders nothing if it matches. */
export function MismatchVerdict({ round }: { round: RoundRow }) {
  if (!round.broken || !hasCommitmentMismatch(round)) return null
  return (
    <Verdict matches={false}>
      <CommittedSteps broken={round.broken} />
    </Verdict>
  )
}
