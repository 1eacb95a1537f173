import { FormattedMessage } from 'react-intl'
import type { VerificationStatus } from '../../../worker/rules/verification.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './verification.module.css'

const ICONS = { pending: 'eye', failed: 'warning', success: 'check' } as const

/** How far the operator is; nothing before anything was handed in. */
export function Standing({ status }: { status: VerificationStatus | null }) {
  if (!status) {
    return (
      <p className={styles['note']}>
        <FormattedMessage id="verification.lead" />
      </p>
    )
  }
  return (
    <output className={styles['standing']} data-status={status}>
      <Icon name={ICONS[status]} />
      <span>
        <FormattedMessage id={`verification.about.${status}`} />
      </span>
    </output>
  )
}
