import { useIntl } from 'react-intl'
import type { OriginalRound } from '../../../../worker/db/view.ts'
import { ROUND_RULES } from '../../../../worker/rules/all-round-rules.ts'
import type { RoundGame } from '../../../../worker/rules/originals.ts'
import { useMoney } from '../../../app/money.ts'
import { checkOriginal } from './check-original.ts'
import type { CheckProps } from './RoundChecker.tsx'
import { SeedLine } from './SeedLine.tsx'
import { Step, Verdict } from './Verdict.tsx'

const TWO_TO_32 = 2 ** 32
const FLOAT_DIGITS = 10

/** The check of a round by the rules of its game, step by step, with a verdict on each thing that had to agree. */
export function OriginalSteps<Game extends RoundGame>({ round: row, pair, nameRound: name }: CheckProps<Game>) {
  // A game's row is its round; the compiler cannot tell that of a game it does not know.
  const round = row as unknown as OriginalRound<Game>
  const nameRound = name as unknown as (round: OriginalRound<Game>) => string
  const intl = useIntl()
  const money = useMoney()
  const check = checkOriginal(ROUND_RULES[round.game as Game], round, pair.serverSeed)
  const { replayed } = check
  const bet = money(round.amount, round.currency)
  return (
    <Verdict matches={check.matches}>
      <Step
        title={intl.formatMessage({ id: 'fairness.stepHash' })}
        agrees={check.hashMatches}
        expected={round.serverSeedHash}
      >
        <SeedLine label={intl.formatMessage({ id: 'fairness.serverSeed' })} value={check.serverSeed} />
        <SeedLine label={intl.formatMessage({ id: 'fairness.serverSeedHash' })} value={check.hash} />
      </Step>
      <Step title={intl.formatMessage({ id: 'original.stepMessage' })}>
        <code>{check.messages.join(', ')}</code>
      </Step>
      <Step title={intl.formatMessage({ id: 'original.stepDraws' }, { count: check.drawn.length })}>
        <code>{check.drawn.map((draw) => (draw / TWO_TO_32).toFixed(FLOAT_DIGITS)).join(', ')}</code>
      </Step>
      <Step
        title={intl.formatMessage({ id: 'original.stepState' })}
        agrees={check.stateMatches}
        expected={nameRound(round)}
      >
        {replayed && <p>{nameRound({ ...round, ...replayed })}</p>}
        <code>{replayed ? JSON.stringify(replayed.state) : '—'}</code>
      </Step>
      <Step
        title={intl.formatMessage({ id: 'original.stepPayout' }, { bet })}
        agrees={check.payoutMatches}
        expected={money(round.payout, round.currency)}
      >
        <code>{replayed ? money(replayed.payout, round.currency) : '—'}</code>
      </Step>
    </Verdict>
  )
}
