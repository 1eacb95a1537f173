import { useLobby } from '../../data/queries.ts'
import { useDevice } from '../../browser/use-device.ts'
import { GamesSection } from './GamesSection.tsx'
import { Links } from './Links.tsx'
import { MAX_RESULTS } from './max-results.ts'

/** The most popular games, shown before the player types. */
export function Suggested({ onChosen }: { onChosen: () => void }) {
  const max = MAX_RESULTS[useDevice()]
  const games = useLobby()?.shelves.find(({ id }) => id === 'popular')?.games ?? []
  if (games.length === 0) return null
  return (
    <Links onChosen={onChosen}>
      <GamesSection title="home.popular" games={games.slice(0, max)} />
    </Links>
  )
}
