import { useIntl } from 'react-intl'
import type { RoundRow } from '#db/view.ts'
import { getPlay } from '#domain/fairness/round-text.ts'
import { useFormatDateTime, useUtcDay } from '../../format/use-format-date-time.ts'
import { useMoney } from '../../format/use-money.ts'
import type { Receipt } from '../../games/table/fairness/check-round.ts'
import { SeedLine } from '../../games/table/fairness/SeedLine.tsx'
import { useMultiplier } from '../../games/table/round/multiplier.ts'
import { useRoundNames } from '../../games/names.ts'
import { useBetText } from './use-bet-text.ts'
import styles from './fairness-page.module.css'

/** All details of a round: the bet, the result and the seeds. */
export function RoundFacts({ round }: { round: RoundRow }) {
  return (
    <>
      <RoundSummary round={round} />
      <RoundSeeds round={round} />
    </>
  )
}

/** What a round was and paid; of a shared one no more than its player shows. */
export function RoundSummary({ round, receipt }: { round: RoundRow; receipt?: Receipt }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const formatDateTime = useFormatDateTime()
  const utcDay = useUtcDay()
  const inTimes = useMultiplier()
  const names = useRoundNames()
  const betText = useBetText()(round)
  return (
    <dl className={styles.facts}>
      <Fact name={formatMessage({ id: 'history.game' })} value={formatMessage({ id: `nav.${round.game}` })} />
      {betText && <Fact name={formatMessage({ id: 'fairness.opened.bet' })} value={betText} />}
      <Fact name={formatMessage({ id: 'fairness.opened.outcome' })} value={names.round(round)} />
      {receipt && <Fact name={formatMessage({ id: 'publicRound.multiplier' })} value={inTimes(receipt.multiplier)} />}
      {receipt?.hasAmounts !== false && (
        <>
          <Fact name={formatMessage({ id: 'history.bet' })} value={money(round.amount, round.currency)} />
          <Fact name={formatMessage({ id: 'history.payout' })} value={money(round.payout, round.currency)} />
        </>
      )}
      {receipt && <Fact name={formatMessage({ id: 'publicRound.date' })} value={utcDay(round.at)} />}
      {/* A pasted round may have no time. */}
      {!receipt && round.at > 0 && (
        <Fact name={formatMessage({ id: 'history.time' })} value={formatDateTime(round.at)} />
      )}
    </dl>
  )
}

/** The raw data that a round is drawn from. */
export function RoundSeeds({ round }: { round: RoundRow }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.seeds}>
      <SeedLine label={formatMessage({ id: 'fairness.opened.id' })} value={round.id} />
      <SeedLine label={formatMessage({ id: 'fairness.serverSeedHash' })} value={round.serverSeedHash} />
      <SeedLine label={formatMessage({ id: 'fairness.clientSeed' })} value={round.clientSeed} />
      <SeedLine label={formatMessage({ id: 'fairness.hand.nonce' })} value={String(round.nonce)} />
      <details>
        <summary>{formatMessage({ id: 'fairness.opened.key' })}</summary>
        {/* Named as in the copied round. */}
        <SeedLine label="bet" value={JSON.stringify(getPlay(round).bet)} />
        {round.key !== null && <SeedLine label="key" value={round.key} />}
      </details>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
