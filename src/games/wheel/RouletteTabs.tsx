import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import { ROUTES } from '../../app/routing/routes.ts'
import styles from './tabs.module.css'

const TABS = ['roulette', 'wheel'] as const

/** The two games that turn a wheel, each a page of its own; the one that is here is no step for the back button. */
export function RouletteTabs({ current }: { current: (typeof TABS)[number] }) {
  const { formatMessage } = useIntl()
  return (
    <nav className={styles.tabs} aria-label={formatMessage({ id: 'wheel.tabs' })}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          href={ROUTES[tab]}
          replace={tab === current}
          aria-current={tab === current ? 'page' : undefined}
        >
          {formatMessage({ id: `nav.${tab}` })}
        </Link>
      ))}
    </nav>
  )
}
