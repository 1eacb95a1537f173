import { StaleSince } from '../../errors/LoadError.tsx'
import { useLobby } from '../../data/queries.ts'

/** The age of the lobby data, shown if it could not be refreshed. */
export default function LobbyLastUpdated() {
  return <StaleSince part="lobby" fetchedAt={useLobby()?.fetchedAt} />
}
