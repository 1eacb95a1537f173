import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { readQuery } from '#domain/search/search-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Boundary } from '../../errors/Boundary.tsx'
import { CrashedSection } from '../../errors/Crashed.tsx'
import { GameLinks } from '../../navigation/GameLinks.tsx'
import { Suggested } from '../../catalogue/game-search/Suggested.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { gameListPath } from '../../base/routes.ts'
import styles from './GamesMenu.module.css'

const FoundGames = lazyComponent(() => import('../../catalogue/game-search/FoundGames.tsx'))

type Props = {
  /** True when the menu is opened to search a game by name: the field then gets the focus. */
  search?: boolean
  onClose: () => void
}

/** Menu of all games, reachable from every page: a search by name, and the links of the rail. */
export default function GamesMenu({ search = false, onClose }: Props) {
  const { formatMessage } = useIntl()
  const [, goTo] = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const cleanQuery = readQuery(query)
  const [finding, find] = useState(search)
  useEffect(() => {
    if (search) field.current?.focus()
  }, [search])
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (cleanQuery === '') return
    goTo(gameListPath('slots', { q: cleanQuery }))
    onClose()
  }
  return (
    <Dialog title={formatMessage({ id: search ? 'shelf.search' : 'nav.games' })} onClose={onClose} wide tall={finding}>
      <div className={styles.menu}>
        <search className={styles.search} onFocus={() => find(true)} onPointerEnter={FoundGames.preload}>
          <form onSubmit={submit}>
            <SearchField ref={field} label={formatMessage({ id: 'shelf.search' })} value={query} onChange={setQuery} />
          </form>
        </search>
        {cleanQuery === '' ? (
          <>
            <GameLinks onChosen={onClose} />
            {finding && <Suggested onChosen={onClose} />}
          </>
        ) : (
          <Boundary fallback={CrashedSection}>
            <FoundGames query={cleanQuery} onChosen={onClose} />
          </Boundary>
        )}
      </div>
    </Dialog>
  )
}
