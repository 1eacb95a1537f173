import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDevice } from '../../browser/use-device.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { type GameListFilter, filtersOn } from './game-list-filter.ts'
import { FilterSheet } from './FilterSheet.tsx'
import { Filters, type FiltersProps } from './Filters.tsx'
import styles from './Filters.module.css'
import { useReadySearch } from './use-ready-search.ts'

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
