import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { commands } from '../data/commands.ts'
import { useViewer } from '../data/queries.ts'
import { useDoing } from '../forms/use-doing.ts'
import { Button } from '../ui/Button.tsx'
import { Strokes } from '../ui/Icon.tsx'
import { useProtection } from './use-protection.ts'
import styles from './panicButton.module.css'

const DAY_HOURS = 24
/** A pause. */
const PAUSE_PATH = 'M9 5v14M15 5v14'

/** In the header where the region demands it: one press begins a break of 24 hours. */
export default function PanicButton() {
  const { formatMessage } = useIntl()
  const loggedIn = useViewer()?.loggedIn
  const protection = useProtection()
  const { doing, failure, run } = useDoing()
  const header = document.querySelector('.app-header')
  if (!loggedIn || !header || !protection?.rules.panicButton || protection.block) return null
  return createPortal(
    <Button
      className={styles.panic}
      data-unasked
      title={failure ?? formatMessage({ id: 'break.panic.about' })}
      busy={doing}
      onClick={() => void run(() => commands.protection.takeBreak({ hours: DAY_HOURS }))}
    >
      <span className={styles.long}>{formatMessage({ id: 'break.panic' })}</span>
      <span className={styles.short} aria-hidden="true">
        <Strokes d={PAUSE_PATH} size={16} />
        <span>{formatMessage({ id: 'break.panic.short' })}</span>
      </span>
    </Button>,
    header,
  )
}
