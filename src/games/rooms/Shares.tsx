import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useMoney } from '../../format/use-money.ts'
import ring from './ring.module.css'
import styles from './room.module.css'
import { getShareColour, getShares } from './shares.ts'
import type { Room } from './use-room.ts'

/** Each player's share of the pot, largest first. */
export function Shares({ room: { shown, playerBetIds, table } }: { room: Room }) {
  const intl = useIntl()
  const money = useMoney()
  const entries = shown?.entries
  const shares = useMemo(() => getShares(entries ?? [], playerBetIds), [entries, playerBetIds])
  const drawn = shown && !shown.isTurning ? shown.drawn : null
  if (!shown || shares.length === 0) return null
  return (
    <ul className={styles.shares} aria-label={intl.formatMessage({ id: 'rooms.players' })} aria-live="off">
      {shares.map(({ seat, player, amount, isCurrentPlayer, entryIds }) => (
        <li
          key={seat}
          data-own={isCurrentPlayer || undefined}
          data-won={(drawn !== null && entryIds.includes(drawn.winnerEntryId)) || undefined}
        >
          <i className={`${ring.seat} ${styles.dot}`} data-colour={getShareColour(seat)} />
          <span className={styles.name}>
            {isCurrentPlayer
              ? intl.formatMessage({ id: 'rooms.you' })
              : (player ?? <em>{intl.formatMessage({ id: 'rooms.hidden' })}</em>)}
          </span>
          <b translate="no">{intl.formatNumber(amount / shown.pot, PERCENT)}</b>
          <span className={styles.amount} translate="no">
            {money(amount, table.currency)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const
