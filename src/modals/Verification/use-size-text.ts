import { useCallback } from 'react'
import { useIntl } from 'react-intl'

const KB = 1_000
const MB = 1_000_000

/** Formats a number of bytes, such as "240 kB" or "3.1 MB". */
export function useSizeText(): (bytes: number) => string {
  const { formatMessage, formatNumber } = useIntl()
  return useCallback(
    (bytes) => {
      const large = bytes >= MB
      const size = formatNumber(large ? bytes / MB : Math.max(1, Math.round(bytes / KB)), { maximumFractionDigits: 1 })
      return formatMessage({ id: large ? 'verification.megabytes' : 'verification.kilobytes' }, { size })
    },
    [formatMessage, formatNumber],
  )
}
