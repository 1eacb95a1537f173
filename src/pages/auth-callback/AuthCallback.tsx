import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import styles from '../password-reset/restore.module.css'
import { useSocialReturn } from './use-social-return.ts'

/** The page that a social provider's login window returns to; it closes itself if it can. */
export default function AuthCallback() {
  const title = useIntl().formatMessage({ id: 'callback.title' })
  const outcome = useSocialReturn()
  usePageTitle(title)
  return (
    <div className={`app-page ${styles.page}`}>
      <h1>{title}</h1>
      <output>
        <FormattedMessage id={`callback.${outcome}`} />
      </output>
      {(outcome === 'stray' || outcome === 'rejected') && (
        <Link href={ROUTES.home}>
          <FormattedMessage id="callback.home" />
        </Link>
      )}
    </div>
  )
}
