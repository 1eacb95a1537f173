import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { GameCard } from '#db/view.ts'
import type { FeedBet } from '#domain/games/bets-feed.ts'
import { isHouseGame } from '#domain/games/house-games.ts'
import { minor } from '#domain/money/money.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { useOfferedGameName } from '../../catalogue/use-game-name.ts'
import { Cover } from '../../cover/Cover.tsx'
import { useFlag } from '../../data/flags.ts'
import { useLobby } from '../../data/queries.ts'
import { useTopic } from '../../data/topics.ts'
import { useMoney } from '../../format/use-money.ts'
import { useOnScreen } from '../../ui/use-on-screen.ts'
import { getPosterAddress } from './poster-art.ts'
import styles from './WinTicker.module.css'

const MOST = 7

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
  const cards = useLobby()?.shelves.flatMap(({ games }) => games) ?? []
  // A row that an earlier build has stored may hold losses.
  const wins = feed?.state.latest.filter((bet) => getOutcome(bet) === 'win')
  return (
    <div ref={box} className={styles.ticker} aria-hidden="true">
      {wins?.slice(0, MOST).map((bet, place) => (
        // Keyed by place: a new win changes what the chips show, and moves none of them.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place} className={styles.chip}>
          <Win key={bet.id} bet={bet} card={cards.find(({ name }) => name === bet.game)} />
        </span>
      ))}
    </div>
  )
}

type WinProps = { bet: FeedBet; card: GameCard | undefined }

/** The game with its cover, what it paid, and how many times the stake. */
function Win({ bet: { game, amount, payout, currency }, card }: WinProps) {
  const { formatNumber } = useIntl()
  const money = useMoney()
  const name = useOfferedGameName()(game)
  const times = payout / amount
  return (
    <span className={styles.win}>
      <span className={styles.cover}>
        {isHouseGame(game) ? <img src={getPosterAddress(game)} alt="" /> : card && <Cover {...card} />}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <b data-amount>{money(minor(payout), currency)}</b>
      </span>
      <em data-precious={times >= 2 || undefined} translate="no">
        {`${formatNumber(times, { maximumFractionDigits: times < 100 ? 2 : 0, roundingMode: 'trunc' })}×`}
      </em>
    </span>
  )
}
