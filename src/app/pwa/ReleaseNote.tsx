import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { messageText, type ReleaseMessage } from '#domain/browser/release.ts'
import { useFormatRecent } from '../../format/use-format-recent.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './UpdateReady.module.css'

/** The message of the operator to all players, until its time is over or the player closes it. */
export default function ReleaseNote({ message }: { message: ReleaseMessage }) {
  const text = messageText(message, useLocale().locale, useServerNow())
  const until = useFormatRecent()(message.until)
  const [closed, setClosed] = useState<string>()
  if (text === undefined || text === closed) return null
  return (
    <output className={styles.banner} data-unasked>
      <span>
        <span>{text}</span>
        <small>
          <FormattedMessage id="update.until" values={{ time: until }} />
        </small>
      </span>
      <Button variant="quiet" onClick={() => setClosed(text)}>
        <FormattedMessage id="dialog.close" />
      </Button>
    </output>
  )
}
