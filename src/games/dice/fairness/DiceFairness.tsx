import { useHundredths } from '../use-hundredths.ts'
import { FairnessDialog } from '../../original/fairness/FairnessDialog.tsx'
import { type CheckProps, RoundChecker } from '../../original/fairness/RoundChecker.tsx'
import type { DiceTable } from '../use-dice.ts'
import { checkRound } from './check-round.ts'
import { CheckSteps } from './CheckSteps.tsx'

type Props = { table: DiceTable; betting: boolean; roundId: string | null; onClose: () => void }

/** The fairness of dice: its seeds, and the check of its rolls. */
export default function DiceFairness({ table, betting, roundId, onClose }: Props) {
  const hundredths = useHundredths()
  const checker = (
    <RoundChecker
      game="dice"
      rounds={table.rounds ?? []}
      roundId={roundId}
      nameRound={({ roll }) => hundredths(roll)}
      Check={RollCheck}
    />
  )
  return (
    <FairnessDialog
      game="dice"
      pair={table.pair}
      reachable={table.reachable}
      betting={betting}
      why="fairness.why"
      checker={checker}
      checksFirst={roundId !== null}
      onClose={onClose}
    />
  )
}

function RollCheck({ round, pair }: CheckProps<'dice'>) {
  const check = checkRound(round, pair)
  return check && <CheckSteps round={round} check={check} />
}
