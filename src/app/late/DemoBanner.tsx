import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../ui/Icon.tsx'
import { keepInTab, readFromTab } from '../tab-memory.ts'
import styles from './DemoBanner.module.css'

const CLOSED = 'demoBanner'

/** Says that the stand-in operator deals in play money. Closed, it stays so in this tab. */
export default function DemoBanner() {
  const { formatMessage } = useIntl()
  const [isClosed, setClosed] = useState(() => readFromTab(CLOSED) === true)
  if (isClosed) return null
  const close = (): void => {
    keepInTab(CLOSED, true)
    setClosed(true)
  }
  return (
    <aside className={styles['banner']} aria-label={formatMessage({ id: 'demo.title' })}>
      <p>
        <FormattedMessage id="demo.text" />
      </p>
      <button type="button" aria-label={formatMessage({ id: 'dialog.close' })} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  )
}
