import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { NO_FILTERS, filtersOn } from './game-list-filter.ts'
import { Filters, type FiltersProps } from './Filters.tsx'
import styles from './Filters.module.css'

/** The filters in a sheet, where there is no room beside the search. Each change applies at once. */
export function FilterSheet({ count, onClose, ...filters }: FiltersProps & { count: number; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { onChange } = filters
  return (
    <Dialog title={formatMessage({ id: 'shelf.filters' })} onClose={onClose}>
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
