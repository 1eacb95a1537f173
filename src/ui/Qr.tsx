import { encode } from 'uqr'
import styles from './Qr.module.css'

type Props = { text: string; label: string }

/** A text as a QR code, always dark on light because cameras expect that. */
export default function Qr({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
