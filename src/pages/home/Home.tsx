import { useViewer } from '../../data/queries.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { GuestHero, PlayerHero } from './Hero.tsx'
import { Originals } from './Originals.tsx'
import { Shelves } from './Shelves.tsx'

export default function Home() {
  usePageTitle(null)
  const viewer = useViewer()
  return (
    <div className="app-page">
      {viewer?.loggedIn ? <PlayerHero viewer={viewer} /> : <GuestHero />}
      <Shelves>
        <Originals />
      </Shelves>
    </div>
  )
}
