import { FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '../../ui/Dialog.tsx'
import { CodeForm } from '../../forms/CodeForm.tsx'
import { type PhoneCodeRequest, useConfirmByPhone } from './use-confirm-by-phone.ts'

type Props = PhoneCodeRequest & { isUnasked?: true; onClose: () => void }

/** The dialog for a code sent to a phone number: it logs the player in, or confirms the number. */
export default function ConfirmByPhone({ isUnasked, onClose, ...request }: Props) {
  const { formatMessage } = useIntl()
  const { step, back } = useConfirmByPhone(request, onClose)
  return (
    <Dialog title={formatMessage({ id: 'confirmPhone.title' })} isUnasked={isUnasked} onClose={onClose}>
      <CodeForm
        step={step}
        label={formatMessage({ id: 'confirmPhone.submit' })}
        back={{ text: formatMessage({ id: 'confirmPhone.back' }), go: back }}
      >
        {request.purpose === 'login' && (
          <p>
            <FormattedMessage id="restore.ifKnown" />
          </p>
        )}
      </CodeForm>
    </Dialog>
  )
}
