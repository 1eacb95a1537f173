import type { OriginalRound, RoundOf } from '../../../../worker/db/view.ts'
import type { RoundGame } from '../../../../worker/rules/originals.ts'
import type { Original } from '../use-original.ts'
import { FairnessDialog } from './FairnessDialog.tsx'
import { OriginalSteps } from './OriginalSteps.tsx'
import { RoundChecker } from './RoundChecker.tsx'

type Props<Game extends RoundGame> = {
  original: Original<Game>
  nameRound: (round: OriginalRound<Game>) => string
  roundId: string | null
  onClose: () => void
}

/** The fairness of an original: its seeds, and the check of its rounds by its own rules. */
export default function OriginalFairness<Game extends RoundGame>({
  original,
  nameRound,
  roundId,
  onClose,
}: Props<Game>) {
  const { game, table, off, busy, open } = original
  // This game's rows are its rounds; the compiler cannot tell that of a game it does not know.
  const rounds = (table.rounds ?? []) as unknown as readonly RoundOf<Game>[]
  const checker = (
    <RoundChecker
      game={game}
      rounds={rounds}
      roundId={roundId}
      // As above.
      nameRound={nameRound as unknown as (round: RoundOf<Game>) => string}
      Check={OriginalSteps<Game>}
    />
  )
  return (
    <FairnessDialog
      game={game}
      pair={table.pair}
      reachable={table.reachable}
      betting={busy || open !== null || off === 'checking'}
      why="original.fairness.why"
      checker={checker}
      checksFirst={roundId !== null}
      onClose={onClose}
    />
  )
}
