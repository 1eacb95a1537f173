import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { ROUTES } from '../routes.ts'
import styles from './InstallApp.module.css'
import { useInstall } from './use-install.ts'

const SHELVES: readonly string[] = [ROUTES.slots, ROUTES.live]

/** The offer to install the app; at a table it waits, as the thumb's place is taken there. */
export function InstallApp() {
  const { formatMessage } = useIntl()
  const [path] = useLocation()
  const { way, install, dismiss } = useInstall()
  if (way === null || isAtTable(path)) return null
  return (
    <section className={styles['card']} aria-label={formatMessage({ id: 'install.title' })}>
      <Mark width="36" height="36" fill="var(--accent)" />
      <div className={styles['text']}>
        <strong>
          <FormattedMessage id="install.title" />
        </strong>
        <p>
          <FormattedMessage id={way === 'prompt' ? 'install.text' : 'install.byHand'} />
        </p>
      </div>
      <div className={styles['buttons']}>
        {way === 'prompt' && (
          <Button variant="primary" onClick={install}>
            <FormattedMessage id="install.install" />
          </Button>
        )}
        <Button variant="quiet" onClick={dismiss}>
          <FormattedMessage id="install.later" />
        </Button>
      </div>
    </section>
  )
}

function isAtTable(path: string): boolean {
  return path.startsWith('/games/') && !SHELVES.includes(path)
}
