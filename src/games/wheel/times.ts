import { useIntl } from 'react-intl'

/** Writes what a segment pays: "10×". */
export function useTimes(): (pays: number) => string {
  const { formatNumber } = useIntl()
  return (pays) => `${formatNumber(pays)}×`
}
