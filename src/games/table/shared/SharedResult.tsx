import { toDecimal } from '#domain/money/money.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { type ElementChildren, SPACE } from '../../../ui/children.ts'
import { useMultiplier } from '../round/multiplier.ts'
import type { SeenRound } from '../session/seen-round.ts'
import { StageResult } from '../stage/StageResult.tsx'
import { CountedChange, CountedText } from '../win/Counted.tsx'
import { getPaidHundredths, isPrecious } from '../win/win-tier.ts'
import { useBetResultText } from './use-bet-result-text.ts'
import styles from './shared-result.module.css'

type Props = {
  /** The player's last result; undefined before any. */
  result: Pick<SeenRound, 'id' | 'amount' | 'payout' | 'currency'> | undefined
  /** The round that it belongs to. */
  roundId: string | undefined
  /** The stage shows another round by now. */
  isPast: boolean
}

/** The player's result of the round on the stage, in large digits, with what `children` say of that round. */
export function SharedStageResult({ children, ...props }: Props & { children: ElementChildren }) {
  const multiplier = useMultiplier()
  const { result, isPast } = props
  if (!result || isPast) {
    return (
      <StageResult figure={null} isBeside>
        {children}
      </StageResult>
    )
  }
  return (
    <StageResult figure={multiplier(getPaidHundredths(result) ?? 0)} facts={toFacts(props)} isBeside>
      <CountedChange round={result} />
      {SPACE}
      <span className={styles.beside}>{children}</span>
    </StageResult>
  )
}

/** The same beside the next round, where it is the last bet's; its room is reserved. */
export function PastResult(props: Props) {
  const write = useBetResultText()
  const { result, isPast } = props
  if (!result || !isPast) return <p className={styles.past} />
  return (
    <p className={styles.past} {...toFacts(props)}>
      <CountedText round={result} write={(change) => write(result, 'past', change)} />
    </p>
  )
}

/** The same as of a round that is played alone, so that tests and scripts can find it. */
function toFacts({ result, roundId, isPast }: Props) {
  return {
    'data-testid': 'round-result',
    'data-round': roundId,
    'data-past': isPast || undefined,
    ...(result && {
      'data-outcome': getOutcome(result),
      'data-payout': toDecimal(result.payout),
      'data-precious': (!isPast && isPrecious(result)) || undefined,
    }),
  }
}
