import { FormattedMessage, useIntl } from 'react-intl'
import { safeAddress } from '../../worker/rules/redirect.ts'
import { useFact, useReachable } from '../data/queries.ts'
import { Dialog } from '../ui/Dialog.tsx'

/** Where an operator has set up no chat: how to reach support, from the operator's settings, with or without network. */
export default function SupportPanel({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const telegram = safeAddress(useFact('settings')?.telegramUrl, location)
  const reachable = useReachable()
  return (
    <Dialog title={formatMessage({ id: 'support.title' })} onClose={onClose}>
      <p>
        <FormattedMessage id={telegram ? 'support.contacts' : 'support.none'} />
      </p>
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
