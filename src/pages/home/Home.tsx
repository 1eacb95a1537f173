import { useState } from 'react'
import type { GameCard } from '../../../worker/db/view.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { CrashedSection } from '../../errors/Crashed.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { usePageTitle } from '../../base/use-page-title.ts'
import { useDevice } from '../../browser/use-device.ts'
import { useLoggedIn } from '../../data/queries.ts'
import { BelowRoom, StripRoom } from './BelowRoom.tsx'
import { FirstRow, type FirstRowId } from './FirstRow.tsx'
import { GuestHero } from './Hero.tsx'
import { PlayerTop } from './PlayerTop.tsx'
import { useRecent } from './use-recent.ts'

const GamesStrip = lazyComponent(async () => ({ default: (await import('./first-parts.ts')).GamesStrip }), StripRoom)
const Below = lazyComponent(() => import('./Below.tsx'), BelowRoom)

/** The home page: a hero or the player's cards, then rows of games. Only what the first screen shows is in this chunk. */
export default function Home() {
  usePageTitle(null)
  const loggedIn = useLoggedIn()
  const isDesktop = useDevice() === 'desktop'
  const recent = useRecent(loggedIn)
  return (
    <div className="app-page">
      {loggedIn ? <PlayerTop /> : <GuestHero />}
      {!isDesktop && <GamesStrip />}
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
