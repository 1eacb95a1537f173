import { useIntl } from 'react-intl'
import type { RoundRow } from '../../../worker/db/view.ts'
import { getPlay } from '#domain/fairness/round-text.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { useMoney } from '../../format/use-money.ts'
import { SeedLine } from '../../games/table/fairness/SeedLine.tsx'
import { useRoundNames } from '../../games/names.ts'
import styles from './fairness-page.module.css'

/** All details of a round: the bet, the result and the seeds. */
export function RoundFacts({ round }: { round: RoundRow }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const formatDateTime = useFormatDateTime()
  const names = useRoundNames()
  const amount = money(round.amount, round.currency)
  const bet = JSON.stringify(getPlay(round).bet)
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={formatMessage({ id: 'history.game' })} value={formatMessage({ id: `nav.${round.game}` })} />
        <Fact name={formatMessage({ id: 'fairness.opened.outcome' })} value={names.round(round)} />
        <Fact name={formatMessage({ id: 'history.bet' })} value={amount} />
        <Fact name={formatMessage({ id: 'history.payout' })} value={money(round.payout, round.currency)} />
        {/* A pasted round may have no time. */}
        {round.at > 0 && <Fact name={formatMessage({ id: 'history.time' })} value={formatDateTime(round.at)} />}
      </dl>
      <div className={styles.seeds}>
        {/* The bet as in the raw round data; hilo has an empty one, because its bet is on the first card only. */}
        {bet !== '{}' && <SeedLine label={formatMessage({ id: 'fairness.opened.bet' })} value={bet} />}
        <SeedLine label={formatMessage({ id: 'fairness.opened.id' })} value={round.id} />
        {round.key !== null && <SeedLine label={formatMessage({ id: 'fairness.opened.key' })} value={round.key} />}
        <SeedLine label={formatMessage({ id: 'fairness.serverSeedHash' })} value={round.serverSeedHash} />
        <SeedLine label={formatMessage({ id: 'fairness.clientSeed' })} value={round.clientSeed} />
        <SeedLine label={formatMessage({ id: 'fairness.hand.nonce' })} value={String(round.nonce)} />
      </div>
    </>
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
