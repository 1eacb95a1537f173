import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { minor } from '#domain/money/money.ts'
import { useGameName } from '../../catalogue/use-game-name.ts'
import { useFlag } from '../../data/flags.ts'
import { useTopic } from '../../data/topics.ts'
import { useMoney } from '../../format/use-money.ts'
import { useOnScreen } from '../../ui/use-on-screen.ts'
import styles from './WinTicker.module.css'

const MOST = 12

/**
 * The newest wins of all players, as they happen; the subscription ends off screen. Decoration: the same bets stand as
 * a table further below, so screen readers and the keyboard pass it by.
 */
export default function WinTicker() {
  const box = useRef<HTMLDivElement>(null)
  const isHidden = useFlag('hide-live-bets')
  const feed = useTopic('bets', useOnScreen(box) && !isHidden)
  const money = useMoney()
  const nameOf = useGameName()
  const wins = isHidden ? [] : (feed?.state.latest.filter(({ amount, payout }) => payout > amount) ?? [])
  return (
    <div ref={box} className={styles.ticker} aria-hidden="true">
      {wins.slice(0, MOST).map(({ id, game, payout, currency }) => (
        <span key={id} className={styles.win}>
          <FormattedMessage
            id="home.win"
            values={{
              game: nameOf(game),
              amount: (
                <b key="amount" data-amount>
                  {money(minor(payout), currency)}
                </b>
              ),
            }}
          />
        </span>
      ))}
    </div>
  )
}
