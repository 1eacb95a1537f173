import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import { ROUTES } from '../../base/routes.ts'
import styles from './tabs.module.css'

const TABS = ['roulette', 'wheel'] as const

/** Tabs for the two wheel games, each a page of its own; the tab of the current page adds no history entry. */
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
