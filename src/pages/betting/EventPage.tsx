import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { BettingEventState, MarketState } from '#db/view.ts'
import { MARKET_GROUPS } from '#domain/betting/betting.ts'
import { canStillHappen, getPeriodScore } from '#domain/betting/markets.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { useBettingSettings } from '../../data/betting-queries.ts'
import { useReachable } from '../../data/queries.ts'
import { useUpdates } from '../../data/updates.ts'
import { BlockedNote } from '../../errors/BlockedNote.tsx'
import { useTopic } from '../../data/topics.ts'
import { Strokes } from '../../ui/Icon.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stale } from './Events.tsx'
import { useLeagueName, useMarketName, useOutcomeNumber, useWhen } from './names.ts'
import { Crest } from './Crest.tsx'
import { LiveMark } from './LiveMark.tsx'
import { OddsButton } from './OddsButton.tsx'
import { Pitch } from './Pitch.tsx'
import { EventScore } from './EventScore.tsx'
import { SPORT_PATHS } from './sport-paths.ts'
import { Star } from './Star.tsx'
import { useIsBettingLate } from './use-is-betting-late.ts'
import styles from './event.module.css'

/** An id of another form is not requested: no event has it. */
const EVENT_ID = /^[A-Za-z0-9_-]{1,64}$/

/** One event with all its markets: /betting/{event}. */
export function EventPage({ id }: { id: string }) {
  const isId = EVENT_ID.test(id)
  const topic = useTopic(`betting:event:${isId ? id : 'none'}`, isId)
  const isLate = useIsBettingLate(topic === null)
  return (
    <>
      <Link href={ROUTES.betting} className={styles.back}>
        <FormattedMessage id="betting.back" />
      </Link>
      {topic ? (
        <>
          <Heading event={topic.state.event} />
          <Stale asOf={topic.asOf} />
          <Markets state={topic.state} />
        </>
      ) : (
        <Waiting isGivenUp={!isId || isLate} />
      )}
      <BlockedNote />
    </>
  )
}

function Waiting({ isGivenUp }: { isGivenUp: boolean }) {
  const reachable = useReachable()
  const isBare = useUpdates() === 'bare'
  if (isBare) return null
  if (isGivenUp || !reachable) {
    return (
      <EmptyState
        scene={reachable ? 'compass' : 'bridge'}
        text={
          <output>
            <FormattedMessage id={reachable ? 'betting.event.gone' : 'part.neverLoaded'} />
          </output>
        }
      />
    )
  }
  return (
    <div aria-busy="true" className={styles.skeletons}>
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  )
}

function Heading({ event }: { event: BettingEventState['event'] }) {
  const when = useWhen()
  const leagueName = useLeagueName(useTopic('betting')?.state)
  const favourites = useBettingSettings()?.favourites ?? []
  const { id, sport, home, away, league, phase, score, periods } = event
  const name = `${home} – ${away}`
  usePageTitle(name)
  return (
    <header className={styles.head}>
      <p className={styles.meta}>
        <Strokes d={SPORT_PATHS[sport]} size={18} />
        <span>
          <FormattedMessage id={`betting.sport.${sport}`} />
        </span>
        <span>{leagueName(league)}</span>
        <Star event={id} name={name} isOn={favourites.includes(id)} />
      </p>
      <div className={styles.pitch} data-sport={sport}>
        <Pitch sport={sport} />
        <Crest name={home} />
        <p className={styles.when}>
          {phase !== 'upcoming' && <EventScore score={score} />}
          <span>
            {phase === 'live' && <LiveMark minute={event.minute} />}
            <span>{when(event, event)}</span>
          </span>
        </p>
        <Crest name={away} />
      </div>
      <h1 translate="no">{name}</h1>
      {phase !== 'upcoming' && periods.length > 1 && (
        <ul className={styles.periods}>
          {periods.map(([one, other], at) => (
            <li key={at}>
              <span>
                <FormattedMessage id={`betting.period.${sport}`} values={{ period: at + 1 }} />
              </span>
              <b translate="no">{`${one}:${other}`}</b>
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}

function Markets({ state: { event, markets: all } }: { state: BettingEventState }) {
  const { formatMessage } = useIntl()
  const markets = all.flatMap((market) => {
    const score = getPeriodScore(event, market.period)
    const outcomes = market.outcomes.filter(({ id }) => canStillHappen(market, id, score))
    return outcomes.length > 0 ? { ...market, outcomes } : []
  })
  const whole = MARKET_GROUPS.map((group) => ({
    id: group as string,
    title: formatMessage({ id: `betting.market.${group}` }),
    markets: markets.filter((market) => market.group === group && market.period === 0),
  }))
  const parts = {
    id: 'periods',
    title: formatMessage({ id: 'betting.market.periods' }),
    markets: markets.filter(({ period }) => period > 0),
  }
  const groups = [...whole, parts].filter((group) => group.markets.length > 0)
  if (groups.length === 0) {
    return (
      <p className={styles.nothing}>
        <FormattedMessage id={event.phase === 'ended' ? 'betting.event.over' : 'betting.noOdds'} />
      </p>
    )
  }
  return (
    <div className={styles.markets}>
      <Legend event={event} hasDraw={markets.some(({ outcomes }) => outcomes.some(({ id }) => id === 'draw'))} />
      {groups.map(({ id, title, markets: groupMarkets }) => (
        <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>{title}</h2>
          {groupMarkets.map((market) => (
            <Market key={market.id} event={event} market={market} isTitled={market.period > 0} />
          ))}
        </section>
      ))}
    </div>
  )
}

/** What the numbers on the buttons mean, where there is no room for names; the buttons' own names have them. */
function Legend({ event: { home, away }, hasDraw }: { event: BettingEventState['event']; hasDraw: boolean }) {
  const { formatMessage } = useIntl()
  const draw = formatMessage({ id: 'betting.outcome.draw' })
  const entries: [number: string, name: string][] = [
    ['1', home],
    ...(hasDraw ? [['X', draw] as [string, string]] : []),
    ['2', away],
  ]
  return (
    <p className={styles.legend} aria-hidden="true" translate="no">
      {entries.map(([number, name]) => (
        <span key={number}>
          <b>{number}</b>
          <span>{name}</span>
        </span>
      ))}
    </p>
  )
}

type MarketProps = { event: BettingEventState['event']; market: MarketState; isTitled: boolean }

function Market({ event, market, isTitled }: MarketProps) {
  const marketName = useMarketName()
  const getNumber = useOutcomeNumber()
  const name = marketName(event.sport, market)
  return (
    <fieldset
      className={styles.market}
      aria-label={name}
      data-group={market.group}
      data-outcomes={market.outcomes.length}
    >
      {isTitled && <h3>{name}</h3>}
      {market.outcomes.map((outcome) => (
        <OddsButton
          key={outcome.id}
          event={event}
          phase={event.phase}
          market={market}
          outcome={outcome}
          narrow={getNumber(market, outcome.id)}
        />
      ))}
    </fieldset>
  )
}
