import { useIntl } from 'react-intl'
import { DOCUMENT_MAX_BYTES } from '../../../worker/domain/account/verification.ts'
import { getRejectionLines } from '../../forms/rejection-texts.ts'
import type { RejectedFile } from './use-verification.ts'
import { SPACE } from '../../ui/children.ts'
import styles from './verification.module.css'

/** Files that were rejected, each with the reason; announced to screen readers. */
export function RejectedFiles({ refused }: { refused: readonly RejectedFile[] }) {
  const whyText = useWhyText()
  return (
    <div role="alert" className={styles['refused']}>
      {refused.map((line) => (
        <p key={line.id}>
          <b translate="no">{`${line.name}:`}</b>
          {SPACE}
          <span>{whyText(line.why)}</span>
        </p>
      ))}
    </div>
  )
}

function useWhyText(): (why: RejectedFile['why']) => string {
  const intl = useIntl()
  return (why) => {
    if (typeof why !== 'string')
      return getRejectionLines(intl, why)
        .map(({ text }) => text)
        .join(' ')
    const max = intl.formatNumber(DOCUMENT_MAX_BYTES / 1_000_000)
    return intl.formatMessage({ id: `verification.problem.${why}` }, { max })
  }
}
