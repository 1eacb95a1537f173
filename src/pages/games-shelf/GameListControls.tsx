import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { CatalogueTable } from '#db/lobby-view.ts'
import { useDevice } from '../../browser/use-device.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { type GameListFilter, NO_FILTERS, filtersOn, readySearch } from './game-list-filter.ts'
import { Filters, type FiltersProps } from './Filters.tsx'
import styles from './Filters.module.css'

type Counted = FiltersProps & {
  /** How many games match now. */
  count: number
}
type Props = Pick<Counted, 'catalogue' | 'onChange' | 'count'> & {
  filter: GameListFilter
  /** The query as typed. */
  query: string
  /** Called when the search and filters lose the focus: writes the filter to the address at once. */
  onLeave: () => void
}

/** Search and filters: side by side where there is room, otherwise the filters open in a sheet. */
export function GameListControls({ catalogue, filter, query, count, onChange, onLeave }: Props) {
  const { formatMessage } = useIntl()
  const device = useDevice()
  const { provider, type, features, sort } = filter
  const ready = useReadySearch(catalogue)
  const filters = { catalogue, provider, type, features, sort, onChange }
  return (
    <search
      className={styles.controls}
      onFocus={ready.begin}
      onBlur={() => {
        ready.end()
        onLeave()
      }}
    >
      <SearchField
        label={formatMessage({ id: 'shelf.search' })}
        value={query}
        onChange={(next) => onChange({ query: next })}
      />
      {device === 'desktop' ? (
        <div className={styles.inline}>
          <Filters {...filters} />
        </div>
      ) : (
        <SheetOfFilters {...filters} count={count} />
      )}
    </search>
  )
}

function SheetOfFilters(filters: Counted) {
  const { formatMessage } = useIntl()
  const [isOpen, open] = useState(false)
  const on = filtersOn(filters)
  return (
    <>
      <Button className={styles.more ?? ''} aria-haspopup="dialog" onClick={() => open(true)}>
        {formatMessage({ id: on > 0 ? 'shelf.filtersOn' : 'shelf.filters' }, { count: on })}
      </Button>
      {isOpen && <FilterSheet {...filters} onClose={() => open(false)} />}
    </>
  )
}

/** The filters in a sheet, where there is no room beside the search. Each change applies at once. */
function FilterSheet({ count, onClose, ...filters }: FiltersProps & { count: number; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { onChange } = filters
  return (
    <Dialog title={formatMessage({ id: 'shelf.filters' })} onClose={onClose} steady>
      <div className={styles.sheet}>
        <Filters {...filters} />
        <div className={styles.ways}>
          <Button aria-disabled={filtersOn(filters) === 0} onClick={() => onChange(NO_FILTERS)}>
            {formatMessage({ id: 'shelf.clear' })}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {formatMessage({ id: 'shelf.show' }, { count })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Warms up the search while a search field has the focus, also for a catalogue that loads meanwhile. */
function useReadySearch(catalogue: CatalogueTable | null | undefined) {
  const isChosen = useRef(false)
  useEffect(() => {
    if (catalogue && isChosen.current) void readySearch(catalogue)
  }, [catalogue])
  return {
    begin: () => {
      isChosen.current = true
      if (catalogue) void readySearch(catalogue)
    },
    end: () => {
      isChosen.current = false
    },
  }
}
