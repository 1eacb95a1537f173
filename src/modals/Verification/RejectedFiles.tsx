import { useIntl } from 'react-intl'
import { DOCUMENT_MAX_BYTES } from '#domain/account/verification.ts'
import { getRejectionLines } from '../../forms/rejection-texts.ts'
import type { RejectedFile } from './use-verification.ts'
import { SPACE } from '../../ui/children.ts'
import styles from './verification.module.css'

/** Files that were rejected, each with the reason; announced to screen readers. */
export function RejectedFiles({ rejected }: { rejected: readonly RejectedFile[] }) {
  const reasonText = useReasonText()
  return (
    <div role="alert" className={styles.rejected}>
      {rejected.map((line) => (
        <p key={line.id}>
          <b translate="no">{`${line.name}:`}</b>
          {SPACE}
          <span>{reasonText(line.reason)}</span>
        </p>
      ))}
    </div>
  )
}

function useReasonText(): (reason: RejectedFile['reason']) => string {
  const intl = useIntl()
  return (reason) => {
    if (typeof reason !== 'string')
      return getRejectionLines(intl, reason)
        .map(({ text }) => text)
        .join(' ')
    const max = intl.formatNumber(DOCUMENT_MAX_BYTES / 1_000_000)
    return intl.formatMessage({ id: `verification.problem.${reason}` }, { max })
  }
}
