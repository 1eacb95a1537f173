import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearch } from 'wouter'
import {
  isTopGame,
  isTopMeasure,
  isTopPeriod,
  TOP_GAMES,
  TOP_MEASURES,
  TOP_PERIODS,
  type TopBoardName,
  type TopGame,
  topBoardKey,
} from '#domain/games/top.ts'
import { useGameName } from '../../catalogue/use-game-name.ts'
import { navigate } from '../../base/location.ts'
import { LoadError, StaleSince } from '../../errors/LoadError.tsx'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable, useViewer } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { useTopBoard } from '../../data/tournament-queries.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Select } from '../../ui/Select.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TopPlaceOfPlayer, TopTable } from './TopTable.tsx'
import styles from './top.module.css'

const DEFAULT: TopBoardName = { period: 'day', measure: 'win', game: 'all' }

/** The leaderboard; period, measure and game are in the query string. */
export default function Top() {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'nav.top' })
  usePageTitle(title)
  const board = readBoard(useSearch())
  const gameText = useGameText()
  const change = (part: Partial<TopBoardName>): void => navigate(getPath({ ...board, ...part }), { replace: true })
  return (
    <div className={`app-page ${styles.page}`}>
      <header className={styles.lead}>
        <h1>{title}</h1>
        <p>
          <FormattedMessage id="top.text" />
        </p>
      </header>
      <Tabs
        label={formatMessage({ id: 'top.period' })}
        tabs={TOP_PERIODS.map((id) => ({ id, text: formatMessage({ id: `top.period.${id}` }) }))}
        chosen={board.period}
        onChoose={(period) => change({ period })}
      >
        <div className={styles.filters}>
          <Select
            label={formatMessage({ id: 'top.measure' })}
            value={board.measure}
            onChange={(measure) => isTopMeasure(measure) && change({ measure })}
            options={TOP_MEASURES.map((value) => ({ value, label: formatMessage({ id: `top.measure.${value}` }) }))}
          />
          <Select
            label={formatMessage({ id: 'top.game' })}
            value={board.game}
            onChange={(game) => isTopGame(game) && change({ game })}
            options={TOP_GAMES.map((value) => ({ value, label: gameText(value) }))}
          />
        </div>
        <Board key={topBoardKey(board)} board={board} />
      </Tabs>
    </div>
  )
}

function Board({ board }: { board: TopBoardName }) {
  const found = useTopBoard(board)
  const reachable = useReachable()
  const loggedIn = useViewer()?.loggedIn
  const failed = useAppState('problems')?.parts.top !== undefined || !reachable
  const again = () => commands.top.refresh(board)
  useRefresh(again, loggedIn !== undefined, `${loggedIn} ${topBoardKey(board)}`)
  const items = found?.board.items
  return (
    <div className={styles.board}>
      <LoadError part="top" shown={Boolean(found)} again={again} />
      <StaleSince part="top" fetchedAt={found?.board.fetchedAt} />
      {!found && !failed && <div className={`skeleton ${styles.placeholder}`} aria-busy="true" />}
      {items && loggedIn && <TopPlaceOfPlayer measure={board.measure} line={found.playerLine} />}
      {items?.length === 0 && (
        <EmptyState scene="yurt" text={<FormattedMessage id="top.none" />}>
          <Link href={ROUTES.slots}>
            <FormattedMessage id="home.look" />
          </Link>
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <TopTable measure={board.measure} items={items} playerPlace={found.playerLine?.place ?? null} />
      )}
    </div>
  )
}

/** Reads the board from the query string; unknown values become the defaults. */
function readBoard(search: string): TopBoardName {
  const query = new URLSearchParams(search)
  const [period, measure, game] = [query.get('period') ?? '', query.get('by') ?? '', query.get('game') ?? '']
  return {
    period: isTopPeriod(period) ? period : DEFAULT.period,
    measure: isTopMeasure(measure) ? measure : DEFAULT.measure,
    game: isTopGame(game) ? game : DEFAULT.game,
  }
}

function getPath({ period, measure, game }: TopBoardName): string {
  const query = new URLSearchParams()
  if (period !== DEFAULT.period) query.set('period', period)
  if (measure !== DEFAULT.measure) query.set('by', measure)
  if (game !== DEFAULT.game) query.set('game', game)
  const search = `${query}`
  return search ? `${ROUTES.top}?${search}` : ROUTES.top
}

function useGameText(): (game: TopGame) => string {
  const { formatMessage } = useIntl()
  const getGameName = useGameName()
  return (game) => {
    if (game === 'all') return formatMessage({ id: 'top.game.all' })
    if (game === 'slots') return formatMessage({ id: 'nav.slots' })
    return game === 'live' ? formatMessage({ id: 'nav.liveCasino' }) : getGameName(game)
  }
}
