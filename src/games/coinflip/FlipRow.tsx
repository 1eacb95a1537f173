import { useIntl } from 'react-intl'
import { COINFLIP_MOST, coinflipMultiplier, winsIn } from '#domain/games/coinflip.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import { SideSign } from './CoinFace.tsx'
import { SPACE } from '../../ui/children.ts'
import styles from './row.module.css'
import type { CoinRound, Coinflip } from './use-coinflip.ts'

const PLACES = Array.from({ length: COINFLIP_MOST }, (_, place) => place)

/** All positions of a round: the flips made, the next one with its payout, and those after it. */
export function FlipRow({ coinflip: { round, seen, worth } }: { coinflip: Coinflip }) {
  const intl = useIntl()
  const multiplier = useMultiplier()
  const isOver = round?.status === 'settled' && seen === round.state.flips.length
  const made = round ? seen : 0
  return (
    <div className={styles.row}>
      <p>
        <span>{intl.formatMessage({ id: 'coinflip.inRow' }, { count: worth.wins, most: COINFLIP_MOST })}</span>
        <span>
          <span>{intl.formatMessage({ id: 'coinflip.next' })}</span>
          {SPACE}
          <b translate="no">{multiplier(coinflipMultiplier(worth.wins + 1))}</b>
        </span>
      </p>
      <ol aria-label={intl.formatMessage({ id: 'coinflip.row' })}>
        {PLACES.map((place) => {
          if (round && place < made) return <Made key={place} round={round} place={place} />
          if (isOver || place > made) return <li key={place} aria-hidden="true" />
          return (
            <li key={place} data-next="true">
              <span className="sr-only">
                {intl.formatMessage(
                  { id: 'coinflip.row.next' },
                  { number: place + 1, multiplier: multiplier(coinflipMultiplier(place + 1)) },
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Made({ round, place }: { round: CoinRound; place: number }) {
  const intl = useIntl()
  const side = round.state.flips[place]
  if (side === undefined) return null
  const outcome = place < winsIn(round.state) ? 'won' : 'lost'
  return (
    <li data-outcome={outcome}>
      <SideSign side={side} />
      <span className="sr-only">
        {intl.formatMessage({ id: `coinflip.row.${outcome}` }, { number: place + 1, side })}
      </span>
    </li>
  )
}
