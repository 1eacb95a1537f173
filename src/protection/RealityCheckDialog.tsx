import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import type { Currency } from '#domain/money/currencies.ts'
import { ROUTES } from '../base/routes.ts'
import { useMoney } from '../format/use-money.ts'
import { signedMoney } from '../games/table/change.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { usePlay } from './unchecked-play.ts'
import styles from './realityCheck.module.css'

type Props = { playerId: string; currency: Currency; isUnsure: boolean; onClose: () => void }

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** How long and with what result the player has played, and ways to go on, to stop and to look: none is suggested. */
export default function RealityCheckDialog({ playerId, currency, isUnsure, onClose }: Props) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const [, navigate] = useLocation()
  const { ms, sums } = usePlay(playerId)
  const minutes = Math.floor(ms / MINUTE_MS)
  const { wagered, net } = sums[currency] ?? { wagered: null, net: null }

  function leaveTo(path: string): void {
    onClose()
    navigate(path)
  }

  return (
    <Dialog title={formatMessage({ id: 'realityCheck.title' })} onClose={onClose}>
      <p>
        <FormattedMessage
          id="realityCheck.time"
          values={{ hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES }}
        />
      </p>
      <dl className={styles.figures}>
        <Figure name="realityCheck.wagered" value={money(wagered, currency)} />
        <Figure
          name="realityCheck.net"
          value={net === null ? money(null, currency) : `${isUnsure ? '≈ ' : ''}${signedMoney(net, currency, money)}`}
        />
      </dl>
      <div className={styles.ways}>
        <Button size="large" onClick={onClose}>
          <FormattedMessage id="realityCheck.continue" />
        </Button>
        <Button size="large" onClick={() => leaveTo(ROUTES.home)}>
          <FormattedMessage id="realityCheck.stop" />
        </Button>
        <Button variant="quiet" size="large" onClick={() => leaveTo(ROUTES.profileHistory)}>
          <FormattedMessage id="realityCheck.history" />
        </Button>
      </div>
    </Dialog>
  )
}

type FigureName = 'realityCheck.wagered' | 'realityCheck.net'

function Figure({ name, value }: { name: FigureName; value: string }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={name} />
      </dt>
      <dd translate="no">{value}</dd>
    </div>
  )
}
