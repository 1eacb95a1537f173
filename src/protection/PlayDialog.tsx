import { FormattedMessage, useIntl } from 'react-intl'
import { minor } from '#domain/money/money.ts'
import { formatCountdown } from '../format/countdown.ts'
import { useMoney } from '../format/use-money.ts'
import { signedMoney } from '../games/table/change.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { LimitsLink } from './LimitsLink.tsx'
import { useDevicePlay } from './unchecked-play.ts'
import { useOperatorSums } from './use-operator-sums.ts'
import styles from './realityCheck.module.css'

const SECOND_MS = 1_000

type Props = { playerId: string; isUnsure: boolean; onClose: () => void }

/** Time in play, and what was staked and won, with the way to limits and breaks. */
export function PlayDialog({ playerId, isUnsure, onClose }: Props) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const seconds = Math.floor(useDevicePlay(playerId).ms / SECOND_MS)
  const sums = useOperatorSums()
  const sign = isUnsure ? '≈ ' : ''
  return (
    <Dialog title={formatMessage({ id: 'protection.play.title' })} onClose={onClose}>
      <dl className={styles.figures}>
        <Figure name="time" value={formatCountdown(seconds)} />
        {sums && (
          <>
            <Figure name="staked" value={money(sums.staked, sums.currency)} />
            <Figure name="won" value={money(sums.won, sums.currency)} />
            <Figure name="net" value={sign + signedMoney(minor(sums.won - sums.staked), sums.currency, money)} />
          </>
        )}
      </dl>
      <LimitsLink />
    </Dialog>
  )
}

function Figure({ name, value }: { name: 'time' | 'staked' | 'won' | 'net'; value: string }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={`protection.play.${name}`} />
      </dt>
      <dd translate="no">{value}</dd>
    </div>
  )
}
