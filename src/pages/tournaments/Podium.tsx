import { useIntl } from 'react-intl'
import styles from './podium.module.css'

export const PODIUM_PLACES = 3
/** The left pedestal, the middle one and the right one. */
const ORDER = [2, 1, 3]

type Props = {
  leaders: readonly { place: number; player: string | null }[]
  /** The player's own place, whose pedestal is marked. */
  playerPlace: number | null
  /** What the holder of a place has reached. */
  getScore: (place: number) => string
}

/** The first three on their pedestals; hidden from screen readers, as the table below has them too. */
export function Podium({ leaders, playerPlace, getScore }: Props) {
  const { formatNumber, formatMessage } = useIntl()
  const places = ORDER.map((place) => leaders.find((leader) => leader.place === place))
  if (places.includes(undefined)) return null
  return (
    <div className={styles.podium} aria-hidden="true" translate="no">
      {places.map(
        (leader) =>
          leader && (
            <div key={leader.place} data-place={leader.place} data-player={leader.place === playerPlace || undefined}>
              <svg className={styles.medal} viewBox="0 0 48 48">
                <path className={styles.wreath} d={WREATH} />
                <circle cx="24" cy="22" r="14" />
                <path d={leader.place === 1 ? CROWN : STAR} />
              </svg>
              <p className={styles.name}>
                {leader.place === playerPlace
                  ? formatMessage({ id: 'tournament.you' })
                  : (leader.player ?? formatMessage({ id: 'liveBets.hidden' }))}
              </p>
              <p className={styles.score}>{getScore(leader.place)}</p>
              <b className={styles.pedestal}>{formatNumber(leader.place)}</b>
            </div>
          ),
      )}
    </div>
  )
}

/** Two branches around the medal. */
const WREATH =
  'M9 12c-5 9-2 21 9 29M7 17c-3-1-5-4-5-7 3 1 5 3 5 7zM5 24c-3 0-5-2-6-5 4 0 6 2 6 5zM7 31c-3 1-5 0-7-2 3-2 6-1 7 2zM12 37c-2 2-5 2-7 1 2-3 5-3 7-1zM39 12c5 9 2 21-9 29M41 17c3-1 5-4 5-7-3 1-5 3-5 7zM43 24c3 0 5-2 6-5-4 0-6 2-6 5zM41 31c3 1 5 0 7-2-3-2-6-1-7 2zM36 37c2 2 5 2 7 1-2-3-5-3-7-1z'
const CROWN = 'M15.5 17.5l4.5 4 4-6.5 4 6.5 4.5-4-1.8 10.5H17.3z'
const STAR = 'M24 13.5l2.5 5.600 6 .6-4.5 4 1.300 6-5.300-3.100-5.300 3.100 1.300-6-4.5-4 6-.6z'
