import { FormattedMessage } from 'react-intl'
import type { VerificationStatus } from '#domain/account/verification.ts'
import { Strokes } from '../../ui/Icon.tsx'
import { PATHS } from '../../ui/icon-paths.ts'
import { CHECK_PATH, EYE_PATH } from '../../ui/late-icons.ts'
import styles from './verification.module.css'

const SIGNS = { pending: EYE_PATH, failed: PATHS.warning, success: CHECK_PATH } as const

/** The status of the verification, or an introduction before the first submission. */
export function VerificationStatusNote({ status }: { status: VerificationStatus | null }) {
  if (!status) {
    return (
      <p className={styles.note}>
        <FormattedMessage id="verification.lead" />
      </p>
    )
  }
  return (
    <output className={styles.status} data-status={status}>
      <Strokes d={SIGNS[status]} />
      <span>
        <FormattedMessage id={`verification.about.${status}`} />
      </span>
    </output>
  )
}
