import { FormattedMessage } from 'react-intl'
import type { MessageKey } from '../i18n/dictionary.ts'
import { Button } from '../ui/Button.tsx'
import styles from './form.module.css'

/** Link between the two forms: to sign-up for visitors without an account, to login for players with one. */
export function OtherEntry({ text, label, onGo }: { text: MessageKey; label: MessageKey; onGo: () => void }) {
  return (
    <p className={styles.else}>
      <FormattedMessage id={text} />
      <Button variant="quiet" className={styles.link} onClick={onGo}>
        <FormattedMessage id={label} />
      </Button>
    </p>
  )
}
