import { useLobby } from '../../data/queries.ts'
import { useDevice } from '../../browser/use-device.ts'
import { GamesSection } from './GamesSection.tsx'
import { Links } from './Links.tsx'
import { MOST } from './most.ts'

/** What most players play, for who has not typed yet. */
export function Suggested({ onChosen }: { onChosen: () => void }) {
  const most = MOST[useDevice()]
  const games = useLobby()?.shelves.find(({ id }) => id === 'popular')?.games ?? []
  if (games.length === 0) return null
  return (
    <Links onChosen={onChosen}>
      <GamesSection title="home.popular" games={games.slice(0, most)} />
    </Links>
  )
}
