import { useIntl } from 'react-intl'
import { getOutcome } from '#domain/money/outcome.ts'
import { CountedChange } from '../table/win/Counted.tsx'
import { OUTCOME_TEXT } from '../table/round/outcome-text.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import { Stage } from '../table/stage/Stage.tsx'
import { StageInvitation, StageResult } from '../table/stage/StageResult.tsx'
import { DiceTrack } from './DiceTrack.tsx'
import styles from './track.module.css'
import type { Dice, DiceRound } from './use-dice.ts'
import { useHundredths } from './use-hundredths.ts'

/** The last roll, its position on the track, and which rolls win. */
export function DiceScene({ dice: { original, odds } }: { dice: Dice }) {
  const intl = useIntl()
  const hundredths = useHundredths()
  const { newest, shown, isAnimating } = original.round
  const { isInFlight } = original.play
  return (
    <Stage result={<DiceResult round={shown} rolling={isInFlight || isAnimating} />}>
      <div className={styles.scene}>
        <DiceTrack odds={odds} round={newest} rolling={isInFlight} isAnimating={isAnimating} before={shown} />
        <p className={styles.wins}>
          {intl.formatMessage({ id: 'dice.winsOn' }, winningEnds(odds.target, odds.direction, hundredths))}
        </p>
      </div>
    </Stage>
  )
}

/** The first and the last winning roll; the target itself does not win. */
function winningEnds(target: number, direction: 'over' | 'under', write: (value: number) => string) {
  return direction === 'over'
    ? { from: write(target + 1), to: write(10_000) }
    : { from: write(0), to: write(target - 1) }
}

/** The last round as settled by the operator; its space is reserved before there is one. */
function DiceResult({ round, rolling }: { round: DiceRound | null; rolling: boolean }) {
  const intl = useIntl()
  const hundredths = useHundredths()
  if (!round) return <StageInvitation>{intl.formatMessage({ id: 'dice.result.none' })}</StageInvitation>
  const outcome = getOutcome(round)
  return (
    <StageResult figure={hundredths(round.state.roll)} facts={resultFacts(round)} isFaded={rolling}>
      <span>{intl.formatMessage({ id: OUTCOME_TEXT[outcome] })}</span>
      {outcome !== 'push' && <CountedChange round={round} />}
    </StageResult>
  )
}
