import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { ROUTES } from '../../base/routes.ts'
import styles from './InstallApp.module.css'
import { type InstallMethod, useInstall } from './use-install.ts'

const TEXTS = {
  prompt: 'install.text',
  safari: 'install.byHand.safari',
  chrome: 'install.byHand.chrome',
  other: 'install.byHand.other',
  inApp: 'install.byHand.inApp',
} as const satisfies Record<InstallMethod, string>

/** The offer to install the app. On the home page only: on other pages it would cover what the player came to do. */
export function InstallApp() {
  const { formatMessage } = useIntl()
  const [path] = useLocation()
  const { way, install, dismiss } = useInstall()
  if (way === null || path !== ROUTES.home) return null
  return (
    <section className={styles.card} data-unasked aria-label={formatMessage({ id: 'install.title' })}>
      <BrandMark width="36" height="36" fill="var(--accent)" />
      <div className={styles.text}>
        <strong>
          <FormattedMessage id="install.title" />
        </strong>
        <p>
          <FormattedMessage id={TEXTS[way]} />
        </p>
      </div>
      <div className={styles.buttons}>
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
