import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'wouter'
import { usePageTitle } from '../base/use-page-title.ts'
import { usePageSubject } from '../base/page-subject.ts'
import { ROUTES } from '../base/routes.ts'
import type { ElementChildren } from '../ui/children.ts'
import { LazyHorse } from '../ui/LazyHorse.tsx'
import styles from './Crashed.module.css'

const PATH_LIMIT = 120

/** The 404 page; `children` are links related to the address. */
export default function NotFound({ children }: { children?: ElementChildren }) {
  const [path] = useLocation()
  const shown = path.length > PATH_LIMIT ? `${path.slice(0, PATH_LIMIT)}…` : path
  const title = useIntl().formatMessage({ id: 'notFound.title' }, { path: shown })
  usePageTitle(title)
  usePageSubject({ isMissing: true })
  return (
    <section className={styles.page} data-scene="compass">
      <LazyHorse />
      {/* The address is on its own line, so the colon is in the name alone. */}
      <h1 aria-label={title}>
        <span>{title.slice(0, -shown.length).replace(/:\s$/, '')}</span>
        <span className={styles.address}>{shown}</span>
      </h1>
      <p>
        <FormattedMessage id="notFound.text" />
      </p>
      <div className={styles.ways}>
        <Link className={styles.way} href={ROUTES.home}>
          <FormattedMessage id="errorPage.start" />
        </Link>
        {children}
      </div>
    </section>
  )
}
