import styles from './Qr.module.css'

/** The place of a QR code while its chunk is loading. */
export function QrSkeleton() {
  return <div className={`skeleton ${styles.qr}`} />
}
