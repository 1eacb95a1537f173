import { FormattedMessage, useIntl } from 'react-intl'
import { bettingProvider } from '#domain/settings/configuration.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { useLoggedIn } from '../../data/queries.ts'
import type { FramedSportsbook } from './framed.ts'
import { ProviderStage } from './ProviderStage.tsx'
import { useBalanceMoved } from './use-balance-moved.ts'
import styles from './GamesPlay.module.css'

/** A ball. */
const PICTURE = 'o90igg a10c6g4n0n a103433608*50'

/** A provider's sportsbook, used instead of the built-in one: see `VITE_BETTING_PROVIDER`. */
export function ProviderBetting() {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: 'nav.betting' })
  usePageTitle(name)
  const loggedIn = useLoggedIn()
  const balanceMoved = useBalanceMoved()
  const sportsbook: FramedSportsbook = {
    id: 'betting',
    slug: bettingProvider ?? '',
    name,
    provider: '',
    kind: 'sportsbook',
    picture: PICTURE,
    isNew: false,
    hasDemo: false,
    type: null,
    features: [],
    rtp: null,
  }
  return (
    <div className={`app-page ${styles.page}`}>
      <div className={styles.head}>
        <h1>
          <FormattedMessage id="nav.betting" />
        </h1>
      </div>
      <ProviderStage game={sportsbook} mode="play" onPlayed={() => loggedIn && balanceMoved()} />
    </div>
  )
}
