import { FormattedMessage, useIntl } from 'react-intl'
import type { ErrorCode } from '../../../worker/core/result.ts'
import { safeAddress } from '../../../worker/domain/protocol/redirect.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { NO_BREAK_SPACE } from '../../ui/children.ts'
import { Dialog } from '../../ui/Dialog.tsx'

/**
 * Contacts of support from the operator's settings, for an operator without a chat. Works offline when the settings are
 * cached.
 */
export default function SupportPanel({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const settings = useAppState('settings')
  const telegram = safeAddress(settings?.telegramUrl, location)
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.settings
  return (
    <Dialog title={formatMessage({ id: 'support.title' })} onClose={onClose}>
      {settings || !reachable || problem ? (
        <p>
          <FormattedMessage id={settings ? contactsText(telegram) : problemText(reachable ? problem : undefined)} />
        </p>
      ) : (
        <div className="skeleton" aria-busy="true">
          {NO_BREAK_SPACE}
        </div>
      )}
      {telegram && (
        <a href={telegram} target="_blank" rel="noreferrer">
          <FormattedMessage id="support.telegram" />
        </a>
      )}
      {telegram && !reachable && (
        <p>
          <FormattedMessage id="support.offline" />
        </p>
      )}
    </Dialog>
  )
}

function contactsText(telegram: string | null | undefined): MessageKey {
  return telegram ? 'support.contacts' : 'support.none'
}

/** Why the operator's settings are missing: the operator's error, or no connection. */
function problemText(problem: ErrorCode | undefined): MessageKey {
  return problem ? `error.${problem}` : 'part.neverLoaded'
}
