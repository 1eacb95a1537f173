import { useIntl } from 'react-intl'

/** Formats an RTP in hundredths of a percent: "RTP 96.50%". */
export function useRtp(): (rtp: number) => string {
  const { formatMessage, formatNumber } = useIntl()
  return (rtp) => {
    const percent = formatNumber(rtp / 10_000, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return formatMessage({ id: 'play.rtp' }, { rtp: percent })
  }
}
