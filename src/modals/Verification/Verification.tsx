import { useIntl } from 'react-intl'
import { Dialog } from '../../ui/Dialog.tsx'

/** Who the player is, by documents. */
export default function Verification({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={useIntl().formatMessage({ id: 'verification.title' })} onClose={onClose}>
      {null}
    </Dialog>
  )
}
