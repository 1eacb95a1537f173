import { FormattedMessage, useIntl } from 'react-intl'
import { BlockText } from '../../protection/BlockText.tsx'
import { ExclusionWays } from '../../protection/ExclusionWays.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from '../../protection/calmPage.module.css'

/** `until`: when the self-exclusion ends, ms; null if the operator did not say. */
type Props = { until: number | null; onClose: () => void }

/** Shown to a player who is excluded: after a log-in, or when the exclusion has ended the session. */
export default function Excluded({ until, onClose }: Props) {
  return (
    <Dialog title={useIntl().formatMessage({ id: 'exclusion.title' })} isUnasked onClose={onClose}>
      <div className={styles.calm}>
        <h3>
          {until === null ? (
            <FormattedMessage id="operator.protection.excluded" />
          ) : (
            <BlockText block={{ reason: 'excluded', until }} />
          )}
        </h3>
        <p>
          <FormattedMessage id="exclusion.login" />
        </p>
        <ExclusionWays registerUrl={null} onLeave={onClose} />
      </div>
    </Dialog>
  )
}
