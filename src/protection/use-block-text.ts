import { useIntl } from 'react-intl'
import type { PlayBlock } from '#domain/protection/restrictions.ts'
import { useFormatDateTime } from '../format/use-format-date-time.ts'
import { joinWords } from './join-words.ts'

/** Writes why the player may neither bet nor deposit, with the moment at which that ends. */
export function useBlockText(): (block: PlayBlock) => string {
  const { formatMessage } = useIntl()
  const formatDateTime = useFormatDateTime()
  return ({ reason, until }) => {
    if (reason === 'session') return formatMessage({ id: 'protection.block.session' })
    if (until === null) return formatMessage({ id: 'protection.block.excludedForGood' })
    return formatMessage({ id: `protection.block.${reason}` }, { until: joinWords(formatDateTime(until)) })
  }
}
