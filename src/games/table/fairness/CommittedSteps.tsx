import { FormattedMessage, useIntl } from 'react-intl'
import type { CommitmentMismatch, Commitment } from '#domain/fairness/round.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { useMoney } from '../../../format/use-money.ts'
import { CheckStep } from './Verdict.tsx'

type Fact = keyof CommitmentMismatch

/** The values committed before the bet, in display order. */
const SEEDS = ['serverSeedHash', 'clientSeed', 'nonce'] as const satisfies readonly Fact[]
const BET = ['stake', 'bet', 'action'] as const satisfies readonly Fact[]
const NAMES: Record<Fact, MessageKey> = {
  serverSeedHash: 'fairness.serverSeedHash',
  clientSeed: 'fairness.clientSeed',
  nonce: 'fairness.hand.nonce',
  stake: 'bet.amount',
  bet: 'fairness.opened.bet',
  action: 'fairness.sentStep',
}

/** The check steps that compare a round with what its bet had committed to. */
export function CommittedSteps({ broken }: { broken: CommitmentMismatch }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <CommittedStep title={formatMessage({ id: 'fairness.stepSeeds' })} facts={SEEDS} broken={broken} />
      <CommittedStep title={formatMessage({ id: 'fairness.stepBet' })} facts={BET} broken={broken} />
    </>
  )
}

type StepProps = { title: string; facts: readonly Fact[]; broken: CommitmentMismatch }

function CommittedStep({ title, facts, broken }: StepProps) {
  const { formatMessage } = useIntl()
  const text = useFactText()
  const wrong = facts.flatMap((name) => {
    const mismatch = broken[name]
    return mismatch ? [{ name, due: text(name, mismatch.due), told: text(name, mismatch.told) }] : []
  })
  return (
    <CheckStep title={title} agrees={wrong.length === 0}>
      {wrong.map(({ name, due, told }) => (
        <p key={name}>
          <FormattedMessage
            id="fairness.insteadOf"
            values={{
              name: formatMessage({ id: NAMES[name] }),
              told: (
                <code key="told" translate="no">
                  {told}
                </code>
              ),
              due: (
                <code key="due" translate="no">
                  {due}
                </code>
              ),
            }}
          />
        </p>
      ))}
    </CheckStep>
  )
}

/** Formats a committed value: text as it is, a stake with its currency, anything else as JSON. */
function useFactText(): (name: Fact, value: unknown) => string {
  const money = useMoney()
  return (name, value) => {
    if (typeof value === 'string') return value
    if (name !== 'stake') return JSON.stringify(value)
    // A value named `stake` always has this type.
    const { amount, currency } = value as Commitment['stake']
    return money(amount, currency)
  }
}
