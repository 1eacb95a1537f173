import { useIntl } from 'react-intl'
import { useLocation, useSearch } from 'wouter'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { PageSkeleton } from '../../base/PageSkeleton.tsx'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { DUELS_PATH } from '../duels/path.ts'
import { withPlayMode } from '../table/practice/PracticeMode.tsx'
import { AgainstHouse } from './AgainstHouse.tsx'
import styles from './tabs.module.css'

const DuelsTab = lazyComponent(() => import('../duels/DuelsTab.tsx'), PageSkeleton)

const HouseTab = withPlayMode(AgainstHouse)

const TABS = ['house', 'players'] as const

/** /games/coinflip: against the house, and in a tab of its own (in the URL) against other players. */
export default function CoinflipPage() {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const against = new URLSearchParams(useSearch()).get('against') === 'players' ? 'players' : 'house'
  usePageTitle(formatMessage({ id: 'coinflip.title' }))
  return (
    <div className={styles.tabs}>
      <Tabs
        label={formatMessage({ id: 'coinflip.against' })}
        tabs={TABS.map((id) => ({ id, text: formatMessage({ id: `coinflip.against.${id}` }) }))}
        chosen={against}
        onChoose={(id) => navigate(id === 'players' ? DUELS_PATH : ROUTES.coinflip, { replace: true })}
      >
        {against === 'players' ? <DuelsTab /> : <HouseTab />}
      </Tabs>
    </div>
  )
}
