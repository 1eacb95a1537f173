import { FormattedMessage } from 'react-intl'
import type { PlayBlock } from '#domain/protection/restrictions.ts'
import { useFormatDateTime } from '../format/use-format-date-time.ts'

/** Why nothing can be bet or deposited, and until when. */
export function BlockText({ block: { reason, until } }: { block: PlayBlock }) {
  const formatDateTime = useFormatDateTime()
  const id = reason === 'excluded' && until === null ? 'excludedForGood' : reason
  return (
    <span>
      <FormattedMessage id={`protection.block.${id}`} values={{ until: until === null ? '' : formatDateTime(until) }} />
    </span>
  )
}
