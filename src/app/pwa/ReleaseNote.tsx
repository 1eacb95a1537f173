import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messageText, type ReleaseMessage } from '#domain/browser/release.ts'
import { useFormatRecent } from '../../format/use-format-recent.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './UpdateReady.module.css'

/** The operator's message to all players until its time is over, or that a newer build did not start. */
export default function ReleaseNote({ message, isBack }: { message: ReleaseMessage | null; isBack: boolean }) {
  const { formatMessage } = useIntl()
  const formatRecent = useFormatRecent()
  const { locale } = useLocale()
  const [closed, setClosed] = useState<readonly string[]>([])
  const said = messageText(message, locale, useServerNow())
  const isSaid = said !== undefined && !closed.includes(said)
  const text = isSaid ? said : formatMessage({ id: 'update.wentBack' })
  if (!isSaid && (!isBack || closed.includes(text))) return null
  return (
    <output className={styles.banner} data-unasked>
      <span>
        <span>{text}</span>
        {message && isSaid && (
          <small>
            <FormattedMessage id="update.until" values={{ time: formatRecent(message.until) }} />
          </small>
        )}
      </span>
      <Button variant="quiet" onClick={() => setClosed([...closed, text])}>
        <FormattedMessage id="dialog.close" />
      </Button>
    </output>
  )
}
