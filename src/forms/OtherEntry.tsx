import { FormattedMessage } from 'react-intl'
import type { MessageKey } from '../i18n/dictionary.ts'
import { Button } from '../ui/Button.tsx'
import styles from './form.module.css'

/** The way to the other form: to sign up for who has no account, to log in for who has one. */
export function OtherEntry({ text, label, onGo }: { text: MessageKey; label: MessageKey; onGo: () => void }) {
  return (
    <p className={styles['else']}>
      <FormattedMessage id={text} />
      <Button variant="quiet" className={styles['link']} onClick={onGo}>
        <FormattedMessage id={label} />
      </Button>
    </p>
  )
}
