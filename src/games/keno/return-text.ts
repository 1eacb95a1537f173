import { useIntl } from 'react-intl'
import { kenoReturn, type KenoRisk } from '../../../worker/rules/keno.ts'

export const RETURN_FORMAT = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** "RTP 98.97%": the true return of a risk and a number of picks. */
export function useReturnText(): (risk: KenoRisk, picks: number) => string {
  const { formatMessage, formatNumber } = useIntl()
  return (risk, picks) =>
    formatMessage({ id: 'keno.rtp' }, { rtp: formatNumber(kenoReturn(risk, picks), RETURN_FORMAT) })
}
