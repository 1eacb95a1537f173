import { Fragment, type ReactNode } from 'react'
import type { GameCard } from '../../../worker/db/view.ts'
import { PartProblem } from '../../app/PartProblem.tsx'
import { shelfPath } from '../../app/routes.ts'
import { commands } from '../../data/commands.ts'
import { useFavourites } from '../../data/lobby-queries.ts'
import { useLobby } from '../../data/queries.ts'
import { BelowRoom } from './BelowRoom.tsx'
import { type FirstRowId, gamesOf, useLobbyFailed } from './FirstRow.tsx'
import { Originals } from './Originals.tsx'
import { Providers } from './Providers.tsx'
import { ShelfRow } from './ShelfRow.tsx'
import { useHeldOrder } from './useHeldOrder.ts'
import { useOneByOne } from './useOneByOne.ts'

/** In this order, below the first row; tournaments and live bets join them here when there is something to show. */
const SECTIONS = ['recent', 'favourites', 'popular', 'new', 'originals', 'live', 'providers'] as const
type SectionId = (typeof SECTIONS)[number]

/** All of the home page that the first screen does not show. */
export default function Below({ first, recent }: { first: FirstRowId; recent: readonly GameCard[] }) {
  const lobby = useLobby()
  const failed = useLobbyFailed()
  const favourites = useFavourites()
  const problem = <PartProblem part="lobby" shown={Boolean(lobby)} again={() => commands.lobby.refreshHome()} />
  if (favourites === undefined) return <BelowRoom />
  const isUnknown = !lobby && !failed
  const has: Record<SectionId, boolean> = {
    recent: first !== 'recent' && recent.length > 0,
    favourites: favourites.length > 0,
    popular: first !== 'popular' && (isUnknown || Boolean(lobby)),
    new: isUnknown || Boolean(lobby),
    originals: true,
    live: isUnknown || Boolean(lobby),
    providers: Boolean(lobby),
  }
  const rows: Record<SectionId, (isDrawn: boolean) => ReactNode> = {
    recent: (isDrawn) => <ShelfRow title="home.recent" all={shelfPath('slots')} games={isDrawn ? recent : null} />,
    favourites: (isDrawn) => (
      <ShelfRow title="home.favourites" all={shelfPath('slots')} games={isDrawn ? favourites : null} />
    ),
    popular: (isDrawn) => (
      <ShelfRow title="home.popular" all={shelfPath('slots')} games={isDrawn ? gamesOf(lobby, 'popular') : null} />
    ),
    new: (isDrawn) => (
      <ShelfRow title="home.new" all={shelfPath('slots')} games={isDrawn ? gamesOf(lobby, 'new') : null} />
    ),
    originals: () => <Originals />,
    live: (isDrawn) => (
      <ShelfRow title="home.live" all={shelfPath('live')} games={isDrawn ? gamesOf(lobby, 'live') : null} />
    ),
    providers: () => lobby && <Providers lobby={lobby} />,
  }
  return (
    <>
      {problem}
      <Sections shown={SECTIONS.filter((id) => has[id])} rows={rows} />
    </>
  )
}

type SectionsProps = { shown: readonly SectionId[]; rows: Record<SectionId, (isDrawn: boolean) => ReactNode> }

function Sections({ shown, rows }: SectionsProps) {
  const order = useHeldOrder(shown)
  const drawn = useOneByOne(order.length)
  return order.map((id, at) => <Fragment key={id}>{rows[id](at < drawn)}</Fragment>)
}
