import { FormattedMessage, useIntl } from 'react-intl'
import type { CryptoPayment } from '../../../worker/db/view.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { Copyable } from './Copyable.tsx'
import styles from './payIn.module.css'

const Qr = lazyComponent(() => import('./Qr.tsx'), QrRoom)

/** The address, network and amount to send, as the operator gave them, and the number of confirmations so far. */
export function CryptoDetails({ crypto }: { crypto: CryptoPayment }) {
  const { formatMessage } = useIntl()
  const { address, network, amount, currency, confirmations } = crypto
  return (
    <div className={styles['transfer']}>
      <p className={styles['network']} role="note">
        <FormattedMessage
          id="deposit.invoice.network"
          values={{ network: <strong key="network">{network}</strong>, currency }}
        />
      </p>
      {/* If the chunk of the QR code cannot be loaded, the address alone is enough. */}
      <Boundary>
        <Qr text={address} label={formatMessage({ id: 'deposit.invoice.qr' }, { address })} />
      </Boundary>
      <Copyable label="deposit.invoice.address" value={address} />
      <Copyable label="deposit.invoice.coins" value={amount} shown={`${amount} ${currency}`} />
      <Confirmations {...confirmations} />
    </div>
  )
}

function Confirmations({ needed, seen }: CryptoPayment['confirmations']) {
  return (
    <div className={styles['confirmations']}>
      <output id="invoice-confirmations">
        <FormattedMessage
          id={seen === 0 ? 'deposit.invoice.confirmations.none' : 'deposit.invoice.confirmations'}
          values={{ needed, seen }}
        />
      </output>
      <progress value={Math.min(seen, needed)} max={Math.max(needed, 1)} aria-labelledby="invoice-confirmations" />
    </div>
  )
}

function QrRoom() {
  return <div className={`skeleton ${styles['qr']}`} />
}
