import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { minor } from '#domain/money/money.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { useOfferedGameName } from '../../catalogue/use-game-name.ts'
import { useFlag } from '../../data/flags.ts'
import { useTopic } from '../../data/topics.ts'
import { useMoney } from '../../format/use-money.ts'
import { useOnScreen } from '../../ui/use-on-screen.ts'
import styles from './WinTicker.module.css'

const MOST = 12

/** The wins of others in the guest's hero; where the operator hides them, the hero does without their room. */
export default function WinTicker() {
  return useFlag('hide-live-bets') ? <i className={styles.none} hidden /> : <Wins />
}

/**
 * The newest wins of all players, as they happen; the subscription ends off screen. Decoration: the same bets stand as
 * a table further below, so screen readers and the keyboard pass it by.
 */
function Wins() {
  const box = useRef<HTMLDivElement>(null)
  const feed = useTopic('bets', useOnScreen(box))
  const money = useMoney()
  const getGameName = useOfferedGameName()
  // A row that an earlier build has stored may hold losses.
  const wins = feed?.state.latest.filter((bet) => getOutcome(bet) === 'win')
  return (
    <div ref={box} className={styles.ticker} aria-hidden="true">
      {wins?.slice(0, MOST).map(({ id, game, payout, currency }) => (
        <span key={id} className={styles.win}>
          <FormattedMessage
            id="home.win"
            values={{
              game: getGameName(game),
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
