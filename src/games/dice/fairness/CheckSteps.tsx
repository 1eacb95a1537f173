import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { DiceRound } from '../../../../worker/db/view.ts'
import { useMoney } from '../../../app/money.ts'
import { useHundredths } from '../use-hundredths.ts'
import type { RoundCheck } from './check-round.ts'
import styles from './fairness.module.css'
import { SeedLine } from './SeedLine.tsx'

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
    <div className={styles.check} data-testid="fairness-verdict" data-match={check.matches}>
      <output className={styles.verdict} data-match={check.matches}>
        {intl.formatMessage({ id: check.matches ? 'fairness.match' : 'fairness.mismatch' })}
      </output>
      <ol>
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
          title={intl.formatMessage(
            { id: 'fairness.stepPayout' },
            { bet: money(round.amount, round.currency), target },
          )}
          agrees={check.payoutMatches}
          expected={money(round.payout, round.currency)}
        >
          <code>{money(check.payout, round.currency)}</code>
        </Step>
      </ol>
    </div>
  )
}

type StepProps = { title: string; agrees?: boolean; expected?: string; children: ReactNode }

function Step({ title, agrees, expected, children }: StepProps) {
  const intl = useIntl()
  return (
    <li>
      <p>
        {title}
        {agrees !== undefined && (
          <strong data-match={agrees}>
            {agrees
              ? `✓ ${intl.formatMessage({ id: 'fairness.agrees' })}`
              : `✕ ${intl.formatMessage({ id: 'fairness.differs' }, { expected })}`}
          </strong>
        )}
      </p>
      {children}
    </li>
  )
}
