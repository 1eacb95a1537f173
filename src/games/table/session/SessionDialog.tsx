import { useIntl } from 'react-intl'
import { Dialog } from '../../../ui/Dialog.tsx'
import { GameSettings } from '../settings/GameSettings.tsx'
import SessionFigures from './SessionFigures.tsx'
import type { SessionProps } from './use-net-text.ts'
import styles from './session.module.css'

/** The session as a sheet, with the game settings below it. */
export default function SessionDialog({ onClose, ...session }: SessionProps & { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog title={formatMessage({ id: 'session.title' })} onClose={onClose}>
      <SessionFigures {...session} />
      <h3 className={styles.settings}>{formatMessage({ id: 'game.settings' })}</h3>
      <GameSettings />
    </Dialog>
  )
}
