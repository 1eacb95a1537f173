import { useIntl } from 'react-intl'
import type { RoundRow } from '#db/view.ts'
import { drawnFrom } from '#domain/fairness/drawn-picks.ts'
import { getPlay } from '#domain/fairness/round-text.ts'
import type { ElementChildren } from '../../../ui/children.ts'
import { useMoney } from '../../../format/use-money.ts'
import { useMultiplier } from '../round/multiplier.ts'
import { checkRound, type RoundReceipt } from './check-round.ts'
import { CommittedSteps } from './CommittedSteps.tsx'
import { Draws } from './Draws.tsx'
import type { RoundNames } from './names.ts'
import { SeedLine } from './SeedLine.tsx'
import { Signatures } from './Signatures.tsx'
import { CheckStep, Verdict } from './Verdict.tsx'

type Props = {
  round: RoundRow
  serverSeed: string
  names: RoundNames
  /** Only of a shared round. */
  receipt?: RoundReceipt
  /** The title under which the steps are folded while all values match. */
  fold?: string
  /** Shown between the verdict and the steps. */
  head?: ElementChildren
}

/** Checks a round by the rules of its game, step by step, with a verdict for each value that has to match. */
export function CheckSteps({ round, serverSeed, names, receipt, fold, head }: Props) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const inTimes = useMultiplier()
  const check = checkRound(round, serverSeed, receipt)
  const { replayed, multiplier } = check
  return (
    <Verdict matches={check.matches} fold={fold} head={head}>
      {round.broken && <CommittedSteps broken={round.broken} />}
      <CheckStep
        title={formatMessage({ id: 'fairness.stepHash' })}
        agrees={check.hashMatches}
        expected={round.serverSeedHash}
      >
        <SeedLine label={formatMessage({ id: 'fairness.serverSeed' })} value={check.serverSeed} />
        <SeedLine label={formatMessage({ id: 'fairness.serverSeedHash' })} value={check.hash} />
      </CheckStep>
      <CheckStep title={formatMessage({ id: 'fairness.stepSign' })}>
        <Signatures signatures={check.signatures} />
      </CheckStep>
      <CheckStep title={formatMessage({ id: 'fairness.stepDraw' }, { game: round.game })}>
        <Draws from={drawnFrom(round)} picks={check.picks} name={names.pick} />
      </CheckStep>
      <CheckStep
        title={formatMessage({ id: 'fairness.stepState' })}
        agrees={check.stateMatches}
        expected={getStateText(round)}
      >
        {replayed && <p>{names.round(replayed)}</p>}
        <code translate="no">{replayed ? getStateText(replayed) : '—'}</code>
      </CheckStep>
      {receipt && (
        <CheckStep
          title={formatMessage({ id: 'publicRound.stepMultiplier' })}
          agrees={multiplier === receipt.multiplier}
          expected={inTimes(receipt.multiplier)}
        >
          <code translate="no">{multiplier === null ? '—' : inTimes(multiplier)}</code>
        </CheckStep>
      )}
      {receipt?.hasAmounts !== false && (
        <CheckStep
          title={formatMessage({ id: 'fairness.stepPayout' }, { bet: money(round.amount, round.currency) })}
          agrees={replayed?.payout === round.payout}
          expected={money(round.payout, round.currency)}
        >
          <code translate="no">{replayed ? money(replayed.payout, round.currency) : '—'}</code>
        </CheckStep>
      )}
    </Verdict>
  )
}

function getStateText(round: RoundRow): string {
  return JSON.stringify(getPlay(round).state)
}
