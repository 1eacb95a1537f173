import { useIntl } from 'react-intl'
import type { DiceRound } from '../../../../worker/db/view.ts'
import { useMoney } from '../../../app/money.ts'
import { SeedLine } from '../../original/fairness/SeedLine.tsx'
import { Step, Verdict } from '../../original/fairness/Verdict.tsx'
import { useHundredths } from '../use-hundredths.ts'
import type { RoundCheck } from './check-round.ts'

const BYTE_WORTH = ['256', '256²', '256³', '256⁴']
const TWO_TO_32 = 2 ** 32
const OUTCOMES = 10_001

/** The check of a round, step by step, with a verdict on each thing that had to agree. */
export function CheckSteps({ round, check }: { round: DiceRound; check: RoundCheck }) {
  const intl = useIntl()
  const money = useMoney()
  const hundredths = useHundredths()
  const say = (id: 'fairness.serverSeed' | 'fairness.serverSeedHash') => intl.formatMessage({ id })
  const float = (check.draw / TWO_TO_32).toFixed(12)
  const target = intl.formatMessage(
    { id: round.direction === 'over' ? 'dice.history.over' : 'dice.history.under' },
    { target: hundredths(round.target) },
  )
  return (
    <Verdict matches={check.matches}>
      <Step
        title={intl.formatMessage({ id: 'fairness.stepHash' })}
        agrees={check.hashMatches}
        expected={round.serverSeedHash}
      >
        <SeedLine label={say('fairness.serverSeed')} value={check.serverSeed} />
        <SeedLine label={say('fairness.serverSeedHash')} value={check.hash} />
      </Step>
      <Step title={intl.formatMessage({ id: 'fairness.stepMessage' })}>
        <code>{check.message}</code>
      </Step>
      <Step title={intl.formatMessage({ id: 'fairness.stepDigest' })}>
        <code>
          <mark>{check.digest.slice(0, 8)}</mark>
          {check.digest.slice(8)}
        </code>
      </Step>
      <Step title={intl.formatMessage({ id: 'fairness.stepBytes' })}>
        <code>
          {check.bytes.map((byte, at) => `${byte} ÷ ${BYTE_WORTH[at]}`).join(' + ')} = {float}
        </code>
      </Step>
      <Step
        title={intl.formatMessage({ id: 'fairness.stepRoll' })}
        agrees={check.rollMatches}
        expected={hundredths(round.roll)}
      >
        <code>
          {float} × {OUTCOMES} = {((check.draw * OUTCOMES) / TWO_TO_32).toFixed(4)} → {hundredths(check.roll)}
        </code>
      </Step>
      <Step
        title={intl.formatMessage({ id: 'fairness.stepPayout' }, { bet: money(round.amount, round.currency), target })}
        agrees={check.payoutMatches}
        expected={money(round.payout, round.currency)}
      >
        <code>{money(check.payout, round.currency)}</code>
      </Step>
    </Verdict>
  )
}
