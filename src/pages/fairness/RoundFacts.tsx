import { useIntl } from 'react-intl'
import type { RoundRow } from '#db/view.ts'
import { getPlay } from '#domain/fairness/round-text.ts'
import { useFormatDateTime, useUtcDay } from '../../format/use-format-date-time.ts'
import { useMoney } from '../../format/use-money.ts'
import type { RoundReceipt } from '../../games/table/fairness/check-round.ts'
import { SeedLine } from '../../games/table/fairness/SeedLine.tsx'
import { isRoundOpen } from '../../games/table/round/round-version.ts'
import { useMultiplier } from '../../games/table/round/multiplier.ts'
import { getPaidHundredths } from '../../games/table/win/win-tier.ts'
import { useRoundNames } from '../../games/names.ts'
import { useBetText } from './use-bet-text.ts'
import { OriginalCover } from '../../cover/OriginalCover.tsx'
import styles from './fairness-page.module.css'

/** From twice the bet on a win is gold, in hundredths. */
const PRECIOUS = 200

/** The game's art, what was bet on, and what it made of the bet. */
export function RoundHead({ round, receipt }: { round: RoundRow; receipt?: RoundReceipt }) {
  const { formatMessage } = useIntl()
  const inTimes = useMultiplier()
  const names = useRoundNames()
  const betText = useBetText()(round)
  const isOpen = !receipt && isRoundOpen(round)
  const multiplier = receipt ? receipt.multiplier : (getPaidHundredths(round) ?? 0)
  return (
    <div className={styles.round}>
      <span className={styles.art}>
        <OriginalCover game={round.game} />
      </span>
      <div>
        <p>{formatMessage({ id: `nav.${round.game}` })}</p>
        {!isOpen && (
          <p className={styles.multiplier} data-precious={multiplier >= PRECIOUS || undefined} translate="no">
            {inTimes(multiplier)}
          </p>
        )}
        <p className={styles.words}>{names.round(round)}</p>
        {betText && <p>{`${formatMessage({ id: 'fairness.opened.bet' })}: ${betText}`}</p>}
      </div>
    </div>
  )
}

/** A round's details and the data that it is drawn from, folded. */
export function RoundData({ round, receipt }: { round: RoundRow; receipt?: RoundReceipt }) {
  const { formatMessage } = useIntl()
  return (
    <details>
      <summary>{formatMessage({ id: 'publicRound.data' })}</summary>
      <div className={styles.data}>
        <RoundSummary round={round} {...(receipt && { receipt })} />
        <RoundSeeds round={round} />
      </div>
    </details>
  )
}

/** What a round was and paid; of a shared one no more than its player shows. */
export function RoundSummary({ round, receipt }: { round: RoundRow; receipt?: RoundReceipt }) {
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
