import { useState } from 'react'
import type { GameCard } from '../../../worker/db/view.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { CrashedSection } from '../../errors/Crashed.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { usePageTitle } from '../../app/seo/use-page-title.ts'
import { useDevice } from '../../browser/use-device.ts'
import { useLoggedIn } from '../../data/queries.ts'
import { BelowRoom, StripRoom } from './BelowRoom.tsx'
import { FirstRow, type FirstRowId } from './FirstRow.tsx'
import { GuestHero, PlayerHero } from './Hero.tsx'
import { useRecent } from './use-recent.ts'

const GamesStrip = lazyComponent(() => import('./GamesStrip.tsx'), StripRoom)
const Below = lazyComponent(() => import('./Below.tsx'), BelowRoom)

/** What this is and the way in, then rows of games; only what the first screen shows is here at once. */
export default function Home() {
  usePageTitle(null)
  const loggedIn = useLoggedIn()
  const isDesktop = useDevice() === 'desktop'
  const recent = useRecent(loggedIn)
  return (
    <div className="app-page">
      {loggedIn ? <PlayerHero newest={recent[0]} /> : <GuestHero />}
      {!isDesktop && <GamesStrip />}
      {/* Rows are chosen anew for somebody else. */}
      <Rows key={`${loggedIn}`} recent={recent} />
    </div>
  )
}

/** What stands first stays first for as long as the page stands: nobody's finger finds another game under it. */
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
