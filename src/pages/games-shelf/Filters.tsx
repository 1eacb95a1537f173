import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Shelf } from '../../../worker/db/lobby-view.ts'
import { GAME_FEATURES, type GameFeature } from '../../../worker/rules/game-types.ts'
import { Select } from '../../ui/Select.tsx'
import { SORTS, type ShelfFilter } from './filter.ts'
import { useFilterNames } from './use-filter-names.ts'
import styles from './Filters.module.css'

export type FiltersProps = {
  shelf: Shelf | null
  filter: ShelfFilter
  onChange: (part: Partial<ShelfFilter>) => void
}

/** What narrows a shelf beside the search: provider, type, order, and features of which a game must have all. */
export function Filters({ shelf, filter, onChange }: FiltersProps) {
  const { formatMessage } = useIntl()
  const { typeName, sortName } = useFilterNames()
  const providers = useMemo(() => (shelf ? providersOf(shelf) : []), [shelf])
  return (
    <>
      <Select
        label={formatMessage({ id: 'shelf.provider' })}
        value={filter.provider}
        onChange={(provider) => onChange({ provider })}
        options={[
          { value: '', label: formatMessage({ id: 'shelf.allProviders' }) },
          ...withChosen(providers, filter.provider).map((name) => ({ value: name, label: name })),
        ]}
      />
      <Select
        label={formatMessage({ id: 'shelf.type' })}
        value={filter.type ?? ''}
        onChange={(value) => onChange({ type: shelf?.types.find((type) => type === value) ?? null })}
        options={[
          { value: '', label: formatMessage({ id: 'shelf.allTypes' }) },
          ...withChosen(shelf?.types ?? [], filter.type).map((type) => ({ value: type, label: typeName(type) })),
        ]}
      />
      <Select
        label={formatMessage({ id: 'shelf.sort' })}
        value={filter.sort}
        onChange={(value) => onChange({ sort: SORTS.find((sort) => sort === value) ?? 'popular' })}
        options={SORTS.map((sort) => ({ value: sort, label: sortName(sort) }))}
      />
      <Features shelf={shelf} filter={filter} onChange={onChange} />
    </>
  )
}

function Features({ shelf, filter, onChange }: FiltersProps) {
  const { formatMessage } = useIntl()
  const { featureName } = useFilterNames()
  const has = (feature: GameFeature): boolean => filter.features.includes(feature)
  // Always in one order, so that one choice has one address.
  const toggle = (feature: GameFeature): void =>
    onChange({ features: GAME_FEATURES.filter((each) => has(each) !== (each === feature)) })
  return (
    <fieldset className={styles['features']} aria-label={formatMessage({ id: 'shelf.features' })}>
      {shelf &&
        shelf.featureNames
          .filter((feature) => isPresent(shelf, feature) || has(feature))
          .map((feature) => (
            <button key={feature} type="button" aria-pressed={has(feature)} onClick={() => toggle(feature)}>
              {featureName(feature)}
            </button>
          ))}
    </fieldset>
  )
}

/** What an address asks for is named, although no game has it. */
function withChosen<Value extends string>(values: readonly Value[], chosen: Value | '' | null): readonly Value[] {
  return chosen && !values.includes(chosen) ? [...values, chosen] : values
}

/** The providers that have a game on this shelf, by name. */
function providersOf({ provider, providers }: Shelf): string[] {
  const present = new Set(provider)
  return providers.filter((name, at) => name !== '' && present.has(at)).toSorted((a, b) => a.localeCompare(b))
}

function isPresent({ features, featureNames }: Shelf, feature: GameFeature): boolean {
  const bit = 1 << featureNames.indexOf(feature)
  return features.some((mask) => (mask & bit) !== 0)
}
