import { useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GameCard } from '#db/view.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { CrashedSection } from '../../errors/Crashed.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { usePageTitle } from '../../base/use-page-title.ts'
import { useLoggedIn } from '../../data/queries.ts'
import { onRecentTiles, recentTiles } from '../../browser/boot-snapshot.ts'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import { BelowSkeleton, OriginalsSkeleton } from './HomeSkeletons.tsx'
import { FirstRow, type FirstRowId } from './FirstRow.tsx'
import { GuestHero } from './Hero.tsx'
import { firstPart } from './first-part.ts'
import styles from './PlayerTop.module.css'

const Originals = lazyComponent(firstPart('Originals'), () => <OriginalsSkeleton />)
const Below = lazyComponent(
  () => import('./Below.tsx'),
  () => <BelowSkeleton />,
)
const PlayerStrip = lazyComponent(withRareTexts(() => import('./strip/PlayerStrip.tsx')))

/** The home page: a hero or the player's strip, the house's own games, then rows of games. Only what the first screen shows is in this chunk. */
export default function Home() {
  const { formatMessage } = useIntl()
  usePageTitle(`${formatMessage({ id: 'app.name' })} — ${formatMessage({ id: 'app.tagline' })}`, '')
  const loggedIn = useLoggedIn()
  const recent = useRecent(loggedIn)
  return (
    <div className="app-page">
      {loggedIn ? <PlayerTop /> : <GuestHero />}
      <Originals />
      {/* Keyed by login state: another viewer gets a new choice of rows. */}
      <Rows key={`${loggedIn}`} recent={recent} />
    </div>
  )
}

/** The first row stays the same until the page is left, so that no other game appears under the player's finger. */
function Rows({ recent }: { recent: readonly GameCard[] }) {
  const [first] = useState<FirstRowId>(recent.length > 0 ? 'recent' : 'popular')
  return (
    <>
      <FirstRow id={first} recent={recent} />
      <Boundary fallback={CrashedSection}>
        <Below first={first} recent={recent} />
      </Boundary>
    </>
  )
}

const NONE: readonly GameCard[] = []

/** The last opened games, the newest first. Known at the first render, because the boot snapshot has them. */
function useRecent(loggedIn: boolean): readonly GameCard[] {
  const recent = useSyncExternalStore(onRecentTiles, recentTiles)
  return loggedIn ? recent : NONE
}

/** A player's home page begins with the player's state instead of a hero; the heading is for screen readers. */
function PlayerTop() {
  return (
    <section className={styles.top}>
      <h1 className="sr-only">
        <FormattedMessage id="home.player.title" />
      </h1>
      <Boundary>
        <PlayerStrip />
      </Boundary>
    </section>
  )
}
