import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { MessageKey } from '../../app/dictionary.ts'
import { useMoment } from '../../app/moment.ts'
import { useMoney } from '../../app/money.ts'
import { ROUTES } from '../../app/routes.ts'
import { commands } from '../../data/commands.ts'
import { useActiveSeedPair, useRounds } from '../../data/account-queries.ts'
import { useFact, useReachable, useViewer } from '../../data/queries.ts'
import { outcomeOf } from '../../games/original/outcome.ts'
import styles from './Profile.module.css'

const SHOWN = 5
const RESULT_TEXT = { win: 'profile.won', push: 'dice.result.push', loss: 'profile.lost' } as const

export function LastRounds() {
  const rounds = useRounds('dice', SHOWN)
  const none = useFetchRounds()
  const money = useMoney()
  const moment = useMoment()
  return (
    <section className={styles['card']}>
      <div className={styles['row']}>
        <h2>
          <FormattedMessage id="profile.lastRounds" />
        </h2>
        <Link className={styles['to']} href={ROUTES.dice}>
          <FormattedMessage id="profile.toGame" />
        </Link>
      </div>
      {rounds?.length === 0 && (
        <p className={styles['hint']}>
          <FormattedMessage id={none} />
        </p>
      )}
      {rounds && rounds.length > 0 && (
        <ul className={styles['rounds']}>
          {rounds.map((round) => (
            <li key={round.id}>
              <span>{money(round.amount, round.currency)}</span>
              <span className={outcomeOf(round) === 'win' ? styles['won'] : undefined}>
                <FormattedMessage
                  id={RESULT_TEXT[outcomeOf(round)]}
                  values={{ amount: money(round.payout, round.currency) }}
                />
              </span>
              <time dateTime={new Date(round.at).toISOString()}>{moment(round.at)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Has the player's rounds fetched when they can be; gives what to say while there are none. */
function useFetchRounds(): MessageKey {
  const reachable = useReachable()
  const playerId = useViewer()?.player?.id
  const pair = useActiveSeedPair('dice')
  const problem = useFact('problems')?.parts.dice
  useEffect(() => {
    if (reachable && playerId !== undefined) void commands.games.dice.refresh()
  }, [reachable, playerId])
  // The seeds come with the rounds: where they are, there are no rounds.
  if (pair) return 'profile.noRounds'
  return reachable && problem === undefined ? 'profile.roundsLoading' : 'profile.roundsUnknown'
}
