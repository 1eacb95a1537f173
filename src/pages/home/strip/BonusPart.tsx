import { useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { BonusRow, GameCard } from '#db/view.ts'
import { BONUS_CONTRIBUTION_PERCENT, getBonusStatus } from '#domain/money/bonus.ts'
import { minor } from '#domain/money/money.ts'
import { cardPath, ROUTES } from '../../../base/routes.ts'
import { onRecentTiles, recentTiles } from '../../../browser/boot-snapshot.ts'
import { commands } from '../../../data/commands.ts'
import { useBonusBoard, useBonuses } from '../../../data/money-queries.ts'
import { useRefresh } from '../../../data/use-refresh.ts'
import { useMoney } from '../../../format/use-money.ts'
import { useServerNow } from '../../../format/use-server-now.ts'
import { ComingPart, Emblem, Part } from './Part.tsx'
import styles from './strip.module.css'

const LOOK_AGAIN_MS = 60_000
const DAY_MS = 86_400_000

/** The active bonus that ends first; without one the offer that brought the player, until it ends. */
export function BonusPart() {
  const { formatMessage } = useIntl()
  const now = useServerNow(LOOK_AGAIN_MS)
  const rows = useBonuses()
  const board = useBonusBoard()
  // Once they have been fetched here, the operator reports their changes.
  useRefresh(() => commands.bonuses.refresh(), board === null)
  if (!rows || board === undefined) return <ComingPart title="nav.bonuses" />
  const [bonus] = rows
    .filter((row) => getBonusStatus(row, now) === 'active')
    .toSorted((one, other) => (one.expiresAt ?? Infinity) - (other.expiresAt ?? Infinity))
  if (bonus) return <Wagering bonus={bonus} />
  const offer = board?.waiting
  return offer && offer.expiresAt > now ? (
    <Part href={ROUTES.bonuses} title={offer.name} emblem="star">
      <span>
        <FormattedMessage id="home.bonus.left" values={{ days: countDays(offer.expiresAt - now) }} />
      </span>
    </Part>
  ) : (
    <Part href={ROUTES.bonuses} title={formatMessage({ id: 'nav.bonuses' })} emblem="star">
      <span>
        <FormattedMessage id="home.bonus.none" />
      </span>
    </Part>
  )
}

/** What has been wagered as a ring around the button that goes on with it, and as a sum. */
function Wagering({ bonus }: { bonus: BonusRow }) {
  const money = useMoney()
  const { done, required } = bonus.wager
  const game = useCountingGame()
  return (
    <div className={styles.wagering}>
      <Link className={styles.play} href={game ? cardPath(game) : ROUTES.crash}>
        <Emblem name="play" share={Math.min(1, done / Math.max(1, required))} />
        <span>
          <FormattedMessage id="home.bonus.play" />
        </span>
      </Link>
      <Part href={ROUTES.profileBonuses} title={bonus.name}>
        <span translate="no" data-amount>
          <FormattedMessage
            id="home.bonus.sum"
            values={{
              done: money(minor(Math.min(done, required)), bonus.currency),
              required: money(required, bonus.currency),
            }}
          />
        </span>
      </Part>
    </div>
  )
}

/** The last opened game whose bets count for a bonus; undefined for none. */
function useCountingGame(): GameCard | undefined {
  const recent = useSyncExternalStore(onRecentTiles, recentTiles)
  return recent.find(({ kind }) => BONUS_CONTRIBUTION_PERCENT[kind === 'original' ? 'originals' : kind] > 0)
}

/** The days of a time, ms, begun ones too; `now` may be a minute old, which is no day more. */
function countDays(leftMs: number): number {
  return Math.max(1, Math.ceil((leftMs - LOOK_AGAIN_MS) / DAY_MS))
}
