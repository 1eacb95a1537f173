import { memo, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { CatalogueTable } from '#db/lobby-view.ts'
import { GAME_FEATURES, type GameFeature } from '#domain/games/game-types.ts'
import { Select } from '../../ui/Select.tsx'
import { type Narrowing, SORTS, type GameListFilter } from './game-list-filter.ts'
import { useFilterNames } from './use-filter-names.ts'
import styles from './Filters.module.css'

export type FiltersProps = Narrowing & {
  catalogue: CatalogueTable | null
  onChange: (part: Partial<GameListFilter>) => void
}

/** The filters beside the search: provider, type, sort order, and features, all of which a game must have. */
export const Filters = memo(function Filters({ catalogue, provider, type, sort, features, onChange }: FiltersProps) {
  const { formatMessage } = useIntl()
  const { typeName, sortName } = useFilterNames()
  const providers = useMemo(() => (catalogue ? listProviders(catalogue) : []), [catalogue])
  return (
    <>
      <Select
        label={formatMessage({ id: 'shelf.provider' })}
        value={provider}
        onChange={(value) => onChange({ provider: value })}
        options={[
          { value: '', label: formatMessage({ id: 'shelf.allProviders' }) },
          ...withChosen(providers, provider).map((name) => ({ value: name, label: name })),
        ]}
      />
      <Select
        label={formatMessage({ id: 'shelf.type' })}
        value={type ?? ''}
        onChange={(value) => onChange({ type: catalogue?.types.find((each) => each === value) ?? null })}
        options={[
          { value: '', label: formatMessage({ id: 'shelf.allTypes' }) },
          ...withChosen(catalogue?.types ?? [], type).map((each) => ({ value: each, label: typeName(each) })),
        ]}
      />
      <Select
        label={formatMessage({ id: 'shelf.sort' })}
        value={sort}
        onChange={(value) => onChange({ sort: SORTS.find((each) => each === value) ?? 'popular' })}
        options={SORTS.map((each) => ({ value: each, label: sortName(each) }))}
      />
      <Features catalogue={catalogue} features={features} onChange={onChange} />
    </>
  )
})

function Features({ catalogue, features, onChange }: Pick<FiltersProps, 'catalogue' | 'features' | 'onChange'>) {
  const { formatMessage } = useIntl()
  const { featureName } = useFilterNames()
  const has = (feature: GameFeature): boolean => features.includes(feature)
  // In a fixed order, so that the same choice always has the same address.
  const toggle = (feature: GameFeature): void =>
    onChange({ features: GAME_FEATURES.filter((each) => has(each) !== (each === feature)) })
  return (
    <fieldset className={styles.features} aria-label={formatMessage({ id: 'shelf.features' })}>
      {catalogue &&
        catalogue.featureNames
          .filter((feature) => isPresent(catalogue, feature) || has(feature))
          .map((feature) => (
            <button key={feature} type="button" aria-pressed={has(feature)} onClick={() => toggle(feature)}>
              {featureName(feature)}
            </button>
          ))}
    </fieldset>
  )
}

/** Adds the value from the address to the options, even if no game has it. */
function withChosen<Value extends string>(values: readonly Value[], chosen: Value | '' | null): readonly Value[] {
  return chosen && !values.includes(chosen) ? [...values, chosen] : values
}

/** The providers with at least one game of this kind, by name. */
function listProviders({ provider, providers }: CatalogueTable): string[] {
  const present = new Set(provider)
  return providers.filter((name, at) => name !== '' && present.has(at)).toSorted((a, b) => a.localeCompare(b))
}

function isPresent({ features, featureNames }: CatalogueTable, feature: GameFeature): boolean {
  const bit = 1 << featureNames.indexOf(feature)
  return features.some((mask) => (mask & bit) !== 0)
}
