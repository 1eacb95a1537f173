import { useIntl } from 'react-intl'
import type { GameFeature, GameType } from '#domain/games/game-types.ts'
import type { List, Sort } from './game-list-filter.ts'

/** The names of types, features, sort orders and lists. */
export function useFilterNames() {
  const { formatMessage } = useIntl()
  return {
    typeName: (type: GameType): string => formatMessage({ id: `gameType.${type}` }),
    featureName: (feature: GameFeature): string => formatMessage({ id: `gameFeature.${feature}` }),
    sortName: (sort: Sort): string => formatMessage({ id: `shelf.sort.${sort}` }),
    listName: (list: List): string => formatMessage({ id: `shelf.list.${list}` }),
  }
}
