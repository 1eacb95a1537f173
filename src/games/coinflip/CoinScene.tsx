import { useIntl } from 'react-intl'
import { Invitation } from '../table/Invitation.tsx'
import { resultFacts } from '../table/round/result-facts.ts'
import { Coin } from './Coin.tsx'
import { FlipRow } from './FlipRow.tsx'
import styles from './scene.module.css'
import { SideChoice } from './SideChoice.tsx'
import type { Coinflip } from './use-coinflip.ts'
import { useCoinflipWords } from './use-coinflip-words.ts'

/** The coin, its result in words, the next call, and the flips so far. */
export function CoinScene({ coinflip }: { coinflip: Coinflip }) {
  const intl = useIntl()
  const { line } = useCoinflipWords(coinflip)
  const { original, toss, turning } = coinflip
  const { told } = original
  return (
    <div className={styles.scene}>
      <Coin toss={toss} />
      <p
        className={styles.line}
        data-flips={told?.state.flips.join(' ')}
        data-turning={turning || undefined}
        {...(told && resultFacts(told))}
      >
        {line === null ? (
          <Invitation>{intl.formatMessage({ id: 'coinflip.line.none' })}</Invitation>
        ) : (
          <span>{line}</span>
        )}
      </p>
      <SideChoice coinflip={coinflip} />
      <FlipRow coinflip={coinflip} />
    </div>
  )
}
