import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { useMoment } from '../../app/moment.ts'
import { useMoney } from '../../app/money.ts'
import { ROUTES } from '../../app/routes.ts'
import { commands } from '../../data/commands.ts'
import { useActiveSeedPair, useReachable, useRounds } from '../../data/queries.ts'
import styles from './Profile.module.css'

const SHOWN = 5

export function LastRounds() {
  const rounds = useRounds('dice', SHOWN)
  const fetched = useFetchRounds()
  const money = useMoney()
  const moment = useMoment()
  return (
    <section className={styles['card']}>
      <div className={styles['row']}>
        <h2>
          <FormattedMessage id="profile.lastRounds" />
        </h2>
        <Link href={ROUTES.dice}>
          <FormattedMessage id="profile.toGame" />
        </Link>
      </div>
      {rounds?.length === 0 && (
        <p className={styles['hint']}>
          <FormattedMessage id={fetched ? 'profile.noRounds' : 'profile.roundsUnknown'} />
        </p>
      )}
      {rounds && rounds.length > 0 && (
        <ul className={styles['rounds']}>
          {rounds.map(({ id, at, amount, payout, currency, won }) => (
            <li key={id}>
              <span>{money(amount, currency)}</span>
              <span className={won ? styles['won'] : undefined}>
                <FormattedMessage
                  id={won ? 'profile.won' : 'profile.lost'}
                  values={{ amount: money(payout, currency) }}
                />
              </span>
              <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Has the rounds fetched when they can be; false while they have never been on this device. */
function useFetchRounds(): boolean {
  const reachable = useReachable()
  const pair = useActiveSeedPair('dice')
  useEffect(() => {
    if (reachable) void commands.games.dice.refresh()
  }, [reachable])
  return pair !== null
}
