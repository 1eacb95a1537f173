import { toDecimal } from '../../../worker/rules/money.ts'
import { Coin } from './Coin.tsx'
import { FlipRow } from './FlipRow.tsx'
import styles from './scene.module.css'
import { SideChoice } from './SideChoice.tsx'
import type { Coinflip } from './use-coinflip.ts'
import { useRoundWords } from './use-round-words.ts'

/** The coin, what it showed in words, the next call, and the row of flips so far. */
export function CoinScene({ coinflip }: { coinflip: Coinflip }) {
  const { line } = useRoundWords(coinflip)
  const { round, toss, turning } = coinflip
  return (
    <div className={styles.scene}>
      <Coin toss={toss} />
      <p
        className={styles.line}
        data-testid="coinflip-round"
        data-round={round?.id}
        data-status={round?.status}
        data-flips={round?.state.flips.join(' ')}
        data-payout={round ? toDecimal(round.payout) : undefined}
        data-turning={turning || undefined}
        data-lost={(!turning && round?.status === 'settled' && round.payout === 0) || undefined}
      >
        {line}
      </p>
      <SideChoice coinflip={coinflip} />
      <FlipRow coinflip={coinflip} />
    </div>
  )
}
