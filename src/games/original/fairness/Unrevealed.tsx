import { useIntl } from 'react-intl'
import type { RoundRow } from '../../../../worker/db/view.ts'
import { hasCommitmentMismatch } from '../../../../worker/domain/fairness/commitment.ts'
import { CommittedSteps } from './CommittedSteps.tsx'
import { Verdict } from './Verdict.tsx'

/** What can be told of a round whose server seed is secret: that it is, and what goes against the bet all the same. */
export function Unrevealed({ round }: { round: RoundRow }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <MismatchVerdict round={round} />
      <output>{formatMessage({ id: 'fairness.notRevealed' })}</output>
    </>
  )
}

/** What of a round goes against what its bet had committed to; nothing where all is as it was. */
export function MismatchVerdict({ round }: { round: RoundRow }) {
  if (!round.broken || !hasCommitmentMismatch(round)) return null
  return (
    <Verdict matches={false}>
      <CommittedSteps broken={round.broken} />
    </Verdict>
  )
}
