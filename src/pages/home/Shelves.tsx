import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { LobbyRow } from '../../../worker/db/view.ts'
import { SHELL_ROW_TILES } from '../../../worker/rules/constants.ts'
import { Boundary } from '../../app/Boundary.tsx'
import { CrashedPart } from '../../app/Crashed.tsx'
import type { MessageKey } from '../../app/dictionary.ts'
import { GameTile } from '../../app/GameTile.tsx'
import { PartProblem, StaleAge } from '../../app/PartProblem.tsx'
import { shelfPath } from '../../app/routes.ts'
import { commands } from '../../data/commands.ts'
import { useFact, useLobby, useReachable } from '../../data/queries.ts'
import styles from './Shelves.module.css'

type Shelf = LobbyRow['shelves'][number]

const TITLES: Record<Shelf['id'], MessageKey> = { popular: 'home.popular', new: 'home.new', live: 'home.live' }
/** What has never been fetched is shown as rows of the same size. */
const UNKNOWN = (['popular', 'new', 'live'] as const).map((id) => ({ id, games: null }))
const SKELETON_TILES = 8

/** The lobby as last fetched; `children` follow its first row. */
export function Shelves({ children }: { children: ReactNode }) {
  const lobby = useLobby()
  const failed = useLobbyFailed()
  const [first, ...others] = lobby ? lobby.shelves : failed ? [] : UNKNOWN
  const drawn = useOneByOne(lobby ? others.length : 0)
  return (
    <>
      <PartProblem part="lobby" shown={Boolean(lobby)} again={() => commands.lobby.refreshHome()} />
      {first && (
        <ShelfRow {...first}>
          <StaleAge part="lobby" fetchedAt={lobby?.fetchedAt} />
        </ShelfRow>
      )}
      {children}
      {others.map((shelf, at) => (
        <ShelfRow key={shelf.id} id={shelf.id} games={at < drawn ? shelf.games : null} />
      ))}
    </>
  )
}

function useLobbyFailed(): boolean {
  const reachable = useReachable()
  const problem = useFact('problems')?.parts.lobby
  return !reachable || problem !== undefined
}

/** Below the first row nothing is urgent: one row after the other is drawn, each into the room that it will take. */
function useOneByOne(count: number): number {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, count])
  return drawn
}

type RowProps = { id: Shelf['id']; games: Shelf['games'] | null; children?: ReactNode }

function ShelfRow({ id, games, children }: RowProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: TITLES[id] })
  return (
    <Boundary fallback={CrashedPart}>
      <section aria-busy={games === null} aria-label={title}>
        <div className={styles['head']}>
          <h2 className="shelf-title">{title}</h2>
          {children}
          <Link
            className={styles['all']}
            href={shelfPath(id === 'live' ? 'live' : 'slots')}
            aria-label={formatMessage({ id: 'home.allOf' }, { title })}
          >
            <FormattedMessage id="home.all" />
          </Link>
        </div>
        <div className="shelf-row">{games ? games.map(tile) : skeletonTiles}</div>
      </section>
    </Boundary>
  )
}

/** Covers that the shell does not show before are drawn when there is time. */
function tile(game: Shelf['games'][number], at: number) {
  return <GameTile key={game.id} game={game} coverLater={at >= SHELL_ROW_TILES} />
}

const skeletonTiles = Array.from({ length: SKELETON_TILES }, (_, at) => <span key={at} className="tile skeleton" />)
