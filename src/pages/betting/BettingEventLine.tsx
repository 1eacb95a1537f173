import { memo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { BettingEventNames, ListedEvent } from '#db/view.ts'
import { ROUTES } from '../../base/routes.ts'
import { Crest } from './Crest.tsx'
import { LiveMark } from './LiveMark.tsx'
import { Star } from './Star.tsx'
import { useMarketName, useWhen } from './names.ts'
import { OddsButton } from './OddsButton.tsx'
import styles from './betting.module.css'

type Props = { event: BettingEventNames; state: ListedEvent | undefined; league: string | null; isFavourite: boolean }

const SHORT: Record<string, string> = { home: '1', draw: 'X', away: '2' }

/** An event in the list: time, sides, score, and the odds of its main market. */
export const BettingEventLine = memo(
  function EventRow({ event, state, league, isFavourite }: Props) {
    const { formatMessage } = useIntl()
    const when = useWhen()
    const marketName = useMarketName()
    const { id, sport, home, away } = event
    const isLive = state?.phase === 'live'
    const market = state?.main ?? null
    return (
      <div className={styles.event}>
        <div className={styles.what}>
          <p className={styles.when} data-live={isLive || undefined}>
            {isLive && <LiveMark minute={state.minute} />}
            <span>{when(event, state)}</span>
            {league !== null && <span>{league}</span>}
          </p>
          <Link href={`${ROUTES.betting}/${id}`} className={styles.sides} translate="no">
            <Side name={home} score={state?.score[0]} isShown={state !== undefined && state.phase !== 'upcoming'} />
            <Side name={away} score={state?.score[1]} isShown={state !== undefined && state.phase !== 'upcoming'} />
          </Link>
        </div>
        <Star event={id} name={`${home} – ${away}`} isOn={isFavourite} />
        <fieldset
          className={styles.prices}
          aria-label={market ? marketName(sport, market) : formatMessage({ id: 'betting.market.result' })}
        >
          {market
            ? market.outcomes.map((outcome) => (
                <OddsButton
                  key={outcome.id}
                  event={event}
                  phase={state?.phase ?? 'upcoming'}
                  market={market}
                  outcome={outcome}
                  short={SHORT[outcome.id] ?? outcome.id}
                />
              ))
            : state !== undefined && <span className={styles.noPrices}>{formatMessage({ id: 'betting.noOdds' })}</span>}
        </fieldset>
      </div>
    )
  },
  // Each socket flush creates new objects for all events, but few have changed: compare by content.
  (one, other) =>
    one.league === other.league &&
    one.isFavourite === other.isFavourite &&
    JSON.stringify([one.event, one.state]) === JSON.stringify([other.event, other.state]),
)

function Side({ name, score, isShown }: { name: string; score: number | undefined; isShown: boolean }) {
  return (
    <span>
      <Crest name={name} />
      <span>{name}</span>
      <b>{isShown ? score : ''}</b>
    </span>
  )
}
