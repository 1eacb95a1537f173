import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { getPocketColour, type Place } from '#domain/games/roulette.ts'

const RUNS: ReadonlySet<Place['kind']> = new Set(['street', 'sixLine', 'dozen'])

/** The name of a pocket: "17 black". */
export function usePocketText(): (pocket: number) => string {
  const intl = useIntl()
  return useCallback(
    (pocket) => intl.formatMessage({ id: 'roulette.pocket' }, { pocket, colour: getPocketColour(pocket) }),
    [intl],
  )
}

/** The name of a place: "Split 17, 20", "Red". */
export function usePlaceText(): (place: Place) => string {
  const intl = useIntl()
  const pocketText = usePocketText()
  return useCallback(
    ({ kind, covers }) => {
      if (kind === 'straight') return pocketText(covers[0] ?? 0)
      const numbers = RUNS.has(kind) ? `${covers[0]}–${covers.at(-1)}` : covers.join(', ')
      return intl.formatMessage({ id: `roulette.place.${kind}` }, { numbers, nth: covers[0] ?? 0 })
    },
    [intl, pocketText],
  )
}
