import { useId, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getOutcome } from '#domain/money/outcome.ts'
import { toHouseGame } from '#domain/games/house-games.ts'
import { useLoggedIn } from '../data/queries.ts'
import { isFollowed, useUpdates } from '../data/updates.ts'
import { BlockedNote } from '../errors/BlockedNote.tsx'
import { useTopic } from '../data/topics.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { BetRows } from './BetRows.tsx'
import { getWorth } from './worth.ts'
import styles from './BetsFeed.module.css'
import { useOnScreen } from '../ui/use-on-screen.ts'
import { useLastPlayed } from '../data/account-queries.ts'

const LISTS = ['latest', 'high', 'mine'] as const
type List = (typeof LISTS)[number]

export type Props = {
  /** Shows all bets of this game; the wins of all games if not given. */
  game?: string
  /** The number of rows; their space is reserved before they load. */
  rows: number
}

/**
 * The bets of all players at a table, or their wins of all games, in real time: the latest, those of the largest stakes
 * of the last hour, and the player's own bets. Subscribed
 * while on screen. Not a live region: screen readers read it on demand.
 */
export default function BetsFeed({ game, rows }: Props) {
  const intl = useIntl()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const loggedIn = useLoggedIn()
  const [chosen, setChosen] = useState<List>('latest')
  const isInSight = useOnScreen(section)
  const list = chosen === 'mine' && !loggedIn ? 'latest' : chosen
  const feed = useTopic(game === undefined ? 'bets' : `bets:${game}`, isInSight && list !== 'mine')
  const state = feed?.state
  const worth = useMemo(() => state && getWorth([...state.latest, ...state.high]), [state])
  const isWins = game === undefined
  const title = isWins ? 'liveBets.wins' : 'liveBets.title'
  const listed = state?.[list === 'high' ? 'high' : 'latest'] ?? null
  // A row that an earlier build has stored may hold losses.
  const bets = isWins ? (listed?.filter((bet) => getOutcome(bet) === 'win') ?? null) : listed
  const shown = LISTS.filter((each) => each !== 'mine' || loggedIn)
  return (
    <section ref={section} className={styles.feed} aria-labelledby={id}>
      <h2 className="shelf-title" id={id}>
        <FormattedMessage id={title} />
      </h2>
      <Tabs
        label={intl.formatMessage({ id: title })}
        tabs={shown.map((each) => ({ id: each, text: intl.formatMessage({ id: `liveBets.${each}` }) }))}
        chosen={list}
        onChoose={setChosen}
      >
        {list === 'mine' ? (
          <PlayerBets {...(game !== undefined && { game })} rows={rows} />
        ) : (
          <BetRows bets={bets} {...(worth && { worth })} rows={rows} hasGame={isWins}>
            <Status none={isWins ? 'liveBets.wins.none' : 'liveBets.none'} />
          </BetRows>
        )}
      </Tabs>
    </section>
  )
}

/** Why the list is not updating; renders nothing while it is. */
function Status({ none }: { none: 'liveBets.none' | 'liveBets.wins.none' }) {
  const updates = useUpdates()
  if (updates === 'bare') return <BlockedNote />
  if (updates === 'offline') return <FormattedMessage id="liveBets.offline" />
  return isFollowed(updates) ? <FormattedMessage id={none} /> : <FormattedMessage id="liveBets.connecting" />
}

/** How many of the last rounds of all games are searched for those of one game. */
const ROUNDS_SEARCHED = 50

/** The player's own last bets, available offline as well. */
function PlayerBets({ game, rows }: { game?: string; rows: number }) {
  const played = useLastPlayed(ROUNDS_SEARCHED)
  const bets = played?.filter((row) => !row.isOpen && (game === undefined || toHouseGame(row.game) === game)) ?? null
  return (
    <BetRows
      bets={bets?.map((row) => ({ ...row, id: `${row.game} ${row.id}` })) ?? null}
      rows={rows}
      hasGame={game === undefined}
    >
      {bets && <FormattedMessage id="liveBets.mine.none" />}
    </BetRows>
  )
}
