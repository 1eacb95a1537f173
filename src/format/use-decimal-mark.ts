import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'

/** Writes the point of a decimal ("1.85") as the locale does: in Russian and Kazakh "1,85". */
export function useDecimalMark(): (decimal: string) => string {
  const { formatNumberToParts } = useIntl()
  const mark = useMemo(
    () => formatNumberToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
    [formatNumberToParts],
  )
  return useCallback((decimal) => decimal.replace('.', mark), [mark])
}
