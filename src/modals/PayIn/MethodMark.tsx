import type { PaymentKind } from '#domain/money/payment.ts'
import { Strokes } from '../../ui/Icon.tsx'
import styles from './methodPicker.module.css'

const CARD_PATH = 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4'
const BANK_PATH = 'M4 9.5 12 4.5l8 5zM6.5 9.5V17M10.2 9.5V17M13.8 9.5V17M17.5 9.5V17M4 19.5h16'
const PHONE_PATH = 'M7 3.5h10v17H7zM10.5 17.5h3'
const COIN_PATH = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5l4 4.5-4 4.5-4-4.5z'
const STROKES: Record<PaymentKind, string> = {
  redirect: CARD_PATH,
  card: BANK_PATH,
  phone: PHONE_PATH,
  crypto: COIN_PATH,
}

/** The marks of coins, each in its own colour. */
const COINS: Record<string, string> = {
  BTC: 'M9.5 6v12M7.5 6h6a2.9 2.9 0 0 1 0 5.8h-4M9.5 11.8h4.7a3.1 3.1 0 0 1 0 6.2H7.5M10.7 4v2M13.2 4v2M10.7 18v2M13.2 18v2',
  ETH: 'M12 3.5 6.5 12.3 12 15.5l5.5-3.2zM6.5 14.5 12 20.5l5.5-6',
  USDT: 'M6.5 6h11v2.5h-11zM12 8.5v10M12 13.2c-3 0-5.5-.8-5.5-1.8s2.5-1.8 5.5-1.8 5.5.8 5.5 1.8-2.5 1.8-5.5 1.8',
}

type Props = { kind: PaymentKind; coin: string | null; isPayout: boolean }

/** The mark of a method: that of its coin, otherwise a drawing of its kind. */
export function MethodMark({ kind, coin, isPayout }: Props) {
  const coinPath = kind === 'crypto' && coin !== null && Object.hasOwn(COINS, coin) ? COINS[coin] : undefined
  // A withdrawal to a card is no bank transfer.
  const kindPath = isPayout && kind === 'card' ? CARD_PATH : STROKES[kind]
  return (
    <span className={styles.mark} data-coin={coinPath && coin}>
      <Strokes d={coinPath ?? kindPath} size={22} />
    </span>
  )
}
