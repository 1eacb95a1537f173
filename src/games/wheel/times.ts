import { useIntl } from 'react-intl'

/** Formats the payout of a segment: "10×". */
export function useTimes(): (pays: number) => string {
  const { formatNumber } = useIntl()
  return (pays) => `${formatNumber(pays)}×`
}
