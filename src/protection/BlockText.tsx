import { FormattedMessage } from 'react-intl'
import type { PlayBlock } from '#domain/protection/restrictions.ts'
import { useFormatDateTime } from '../format/use-format-date-time.ts'
import { joinWords } from './join-words.ts'

/** Why the player may neither bet nor deposit, with the moment at which that ends. */
export function BlockText({ block }: { block: PlayBlock }) {
  const formatDateTime = useFormatDateTime()
  if (block.reason === 'session') return <FormattedMessage id="protection.block.session" />
  if (block.until === null) return <FormattedMessage id="protection.block.excludedForGood" />
  const until = joinWords(formatDateTime(block.until))
  return <FormattedMessage id={`protection.block.${block.reason}`} values={{ until }} />
}
