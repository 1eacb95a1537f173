import { StaleSince } from '../../errors/LoadError.tsx'
import { useLobby } from '../../data/queries.ts'

/** How old the operator's rows are, where they could not be had anew. */
export default function LobbyLastUpdated() {
  return <StaleSince part="lobby" fetchedAt={useLobby()?.fetchedAt} />
}
