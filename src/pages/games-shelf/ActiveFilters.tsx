import { useIntl } from 'react-intl'
import { Strokes } from '../../ui/Icon.tsx'
import { CLOSE_PATH } from '../../ui/lazy-icons.ts'
import { NO_FILTERS, type GameListFilter, filtersOn } from './game-list-filter.ts'
import { useFilterNames } from './use-filter-names.ts'
import styles from './Filters.module.css'

type Props = { filter: GameListFilter; onChange: (part: Partial<GameListFilter>) => void }

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ filter, onChange }: Props) {
  const { formatMessage } = useIntl()
  const { typeName, featureName } = useFilterNames()
  if (filtersOn(filter) === 0) return null
  const { provider, type, features } = filter
  const chips = [
    ...(provider === '' ? [] : [{ name: provider, without: { provider: '' } }]),
    ...(type === null ? [] : [{ name: typeName(type), without: { type: null } }]),
    ...features.map((feature) => ({
      name: featureName(feature),
      without: { features: features.filter((each) => each !== feature) },
    })),
  ]
  return (
    <ul className={styles.active} aria-label={formatMessage({ id: 'shelf.active' })}>
      {chips.map(({ name, without }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={formatMessage({ id: 'shelf.remove' }, { name })}
            onClick={() => onChange(without)}
          >
            <span>{name}</span>
            <Strokes d={CLOSE_PATH} size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => onChange(NO_FILTERS)}>
          {formatMessage({ id: 'shelf.clear' })}
        </button>
      </li>
    </ul>
  )
}
