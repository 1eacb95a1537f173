import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { Icon } from '../ui/Icon.tsx'
import { preloadModal } from './modals.tsx'
import { modalAtom } from './state.ts'
import styles from './SupportButton.module.css'

/** Fixed at the bottom right of every page (spec 1). */
export function SupportButton() {
  const { formatMessage } = useIntl()
  const setModal = useSetAtom(modalAtom)
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={formatMessage({ id: 'support.open' })}
      aria-haspopup="dialog"
      onPointerEnter={() => preloadModal('support')}
      onClick={() => setModal({ name: 'support' })}
    >
      <Icon name="chat" />
    </button>
  )
}
