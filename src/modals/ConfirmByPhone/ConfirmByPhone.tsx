import { useIntl } from 'react-intl'
import type { CodeSent } from '../../../worker/rules/recipient.ts'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = { phone: string; purpose: 'login' | 'confirm'; sent: CodeSent; onClose: () => void }

/** A code that was sent to a number is typed in here. */
export default function ConfirmByPhone({ phone, onClose }: Props) {
  return (
    <Dialog title={useIntl().formatMessage({ id: 'confirmPhone.title' })} onClose={onClose}>
      {phone}
    </Dialog>
  )
}
