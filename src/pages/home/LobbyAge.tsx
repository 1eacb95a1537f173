import { StaleAge } from '../../errors/PartProblem.tsx'
import { useLobby } from '../../data/queries.ts'

/** How old the operator's rows are, where they could not be had anew. */
export default function LobbyAge() {
  return <StaleAge part="lobby" fetchedAt={useLobby()?.fetchedAt} />
}
