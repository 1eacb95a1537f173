import { useIntl } from 'react-intl'
import { Dialog } from '../../../ui/Dialog.tsx'
import { GameSettings } from './GameSettings.tsx'

export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={useIntl().formatMessage({ id: 'game.settings' })} onClose={onClose}>
      <GameSettings />
    </Dialog>
  )
}
