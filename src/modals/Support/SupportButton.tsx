import { useAtomValue, useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { chatUrl } from '#domain/settings/configuration.ts'
import { unreadAtom } from '../../base/chat-state.ts'
import { Icon } from '../../ui/Icon.tsx'
import { preloadModal } from '../Modals.tsx'
import { openSupportAtom } from '../../base/state.ts'
import styles from './SupportButton.module.css'

/** The number of unread messages in the operator's chat; null without a chat. */
const useUnread = chatUrl === null ? () => null : () => useAtomValue(unreadAtom)

/** In the frame of every page, so that support is always one click away. */
export function SupportButton() {
  const { formatMessage } = useIntl()
  const openSupport = useSetAtom(openSupportAtom)
  const unread = useUnread()
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={unread?.name ?? formatMessage({ id: 'support.open' })}
      aria-haspopup="dialog"
      onPointerEnter={() => preloadModal('support')}
      onClick={() => openSupport()}
    >
      <Icon name="chat" />
      {unread && (
        <span className={styles.unread} aria-hidden="true">
          {unread.shown}
        </span>
      )}
    </button>
  )
}
