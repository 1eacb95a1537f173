import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Shelf } from '../../../worker/db/lobby-view.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import type { ShelfFilter } from './filter.ts'
import styles from './GamesShelf.module.css'

type Props = {
  shelf: Shelf | null
  filter: ShelfFilter
  onChange: (part: Partial<ShelfFilter>) => void
  /** The player turns to something else: the address must tell the filter by then. */
  onLeave: () => void
}

export function ShelfControls({ shelf, filter, onChange, onLeave }: Props) {
  const { formatMessage } = useIntl()
  const providers = useMemo(() => (shelf ? providersOf(shelf) : []), [shelf])
  return (
    <search className={styles['controls']} onBlur={onLeave}>
      <SearchField
        label={formatMessage({ id: 'shelf.search' })}
        value={filter.query}
        onChange={(query) => onChange({ query })}
      />
      <Select
        label={formatMessage({ id: 'shelf.provider' })}
        value={filter.provider}
        onChange={(provider) => onChange({ provider })}
        options={[
          { value: '', label: formatMessage({ id: 'shelf.allProviders' }) },
          ...providers.map((name) => ({ value: name, label: name })),
        ]}
      />
    </search>
  )
}

/** The providers that have a game on this shelf, by name. */
function providersOf({ provider, providers }: Shelf): string[] {
  const present = new Set(provider)
  return providers.filter((_, at) => present.has(at)).toSorted((a, b) => a.localeCompare(b))
}
