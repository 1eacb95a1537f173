import { FormattedMessage, useIntl } from 'react-intl'
import type { CryptoPayment } from '#db/view.ts'
import { walletLink } from '#domain/money/wallet-link.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { QrSkeleton } from '../../ui/QrSkeleton.tsx'
import { Copyable } from './Copyable.tsx'
import styles from './payIn.module.css'

const Qr = lazyComponent(() => import('../../ui/Qr.tsx'), QrSkeleton)

/** The address and network to send to, as the operator gave them, with a link that opens a wallet app. */
export function CryptoDetails({ crypto }: { crypto: CryptoPayment }) {
  const { formatMessage } = useIntl()
  const { address, network, currency } = crypto
  const link = walletLink(crypto)
  return (
    <div className={styles.transfer}>
      <p className={styles.network} role="note">
        <FormattedMessage
          id="deposit.invoice.network"
          values={{ network: <strong key="network">{network}</strong>, currency }}
        />
      </p>
      <div className={styles.destination}>
        {/* If the chunk of the QR code cannot be loaded, the address alone is enough. */}
        <Boundary>
          <Qr text={address} label={formatMessage({ id: 'deposit.invoice.qr' }, { address })} />
        </Boundary>
        <Copyable label="deposit.invoice.address" value={address} />
      </div>
      {link && (
        <a className={styles.walletLink} href={link} rel="noreferrer">
          <FormattedMessage id="deposit.invoice.wallet" />
        </a>
      )}
    </div>
  )
}

/** How many of the blocks that make the transfer final are seen. */
export function Confirmations({ needed, seen }: CryptoPayment['confirmations']) {
  return (
    <div className={styles.confirmations} data-seen={seen > 0 || undefined}>
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
