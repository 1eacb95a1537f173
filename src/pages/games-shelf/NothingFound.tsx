import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Shelf } from '../../../worker/db/lobby-view.ts'
import { FavouriteTile } from '../../app/favourite/FavouriteTile.tsx'
import { useOwnGamesFailed } from '../../app/favourite/use-own-games-failed.ts'
import { modalAtom } from '../../app/state.ts'
import { useViewer } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { NO_FILTER, type OwnLists, type ShelfFilter, filtersOn } from './filter.ts'
import { useNearest } from './use-shelf-games.ts'
import styles from './GamesShelf.module.css'

type Props = { shelf: Shelf; filter: ShelfFilter; own: OwnLists; onChange: (part: Partial<ShelfFilter>) => void }

/** Says why there is nothing, and what there is instead. */
export function NothingFound({ shelf, filter, own, onChange }: Props) {
  const { list, query } = filter
  const loggedIn = useViewer()?.loggedIn
  if (shelf.count === 0) return <Say id="shelf.nothing" />
  if (list !== 'all' && own[list].length === 0) {
    return loggedIn === false ? <ForGuest list={list} /> : <EmptyList list={list} onChange={onChange} />
  }
  return (
    <>
      <Say id={query === '' || filtersOn(filter) > 0 ? 'shelf.nothingFiltered' : 'shelf.nothingFor'} query={query}>
        <Button onClick={() => onChange(NO_FILTER)}>
          <FormattedMessage id="shelf.clear" />
        </Button>
      </Say>
      <Nearest shelf={shelf} query={query} />
    </>
  )
}

type Text =
  | 'shelf.nothing'
  | 'shelf.nothingFiltered'
  | 'shelf.nothingFor'
  | 'shelf.noFavourites'
  | 'shelf.noRecent'
  | 'shelf.guestFavourites'
  | 'shelf.guestRecent'

function Say({ id, query, children }: { id: Text; query?: string; children?: React.ReactNode }) {
  return (
    <div className={styles['nothing']}>
      <p>
        <FormattedMessage id={id} values={{ query }} />
      </p>
      {children}
    </div>
  )
}

function ForGuest({ list }: { list: keyof OwnLists }) {
  const setModal = useSetAtom(modalAtom)
  return (
    <Say id={list === 'favourites' ? 'shelf.guestFavourites' : 'shelf.guestRecent'}>
      <Button variant="primary" onClick={() => setModal({ name: 'login' })}>
        <FormattedMessage id="guest.enter" />
      </Button>
    </Say>
  )
}

function EmptyList({ list, onChange }: { list: keyof OwnLists; onChange: Props['onChange'] }) {
  const failed = useOwnGamesFailed()
  // It could not be fetched, which is said above: nobody knows that it is empty.
  if (failed) return null
  return (
    <Say id={list === 'favourites' ? 'shelf.noFavourites' : 'shelf.noRecent'}>
      <Button onClick={() => onChange({ list: 'all' })}>
        <FormattedMessage id="shelf.browse" />
      </Button>
    </Say>
  )
}

/** Games of names that come near. */
function Nearest({ shelf, query }: { shelf: Shelf; query: string }) {
  const games = useNearest(shelf, query)
  const title = useIntl().formatMessage({ id: 'shelf.nearest' })
  if (games.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="shelf-title">{title}</h2>
      <div className="shelf-row">
        {games.map((game) => (
          <FavouriteTile key={game.id} game={game} />
        ))}
      </div>
    </section>
  )
}
