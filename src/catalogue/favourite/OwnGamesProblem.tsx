import { commands } from '../../data/commands.ts'
import { PartProblem } from '../../errors/PartProblem.tsx'
import { useOwnGamesFailed } from './use-own-games-failed.ts'

/** Says that the player's favourites and what was played last could not be fetched; `shown` as there. */
export function OwnGamesProblem({ shown }: { shown: boolean }) {
  const failed = useOwnGamesFailed()
  return failed && <PartProblem part="personalLobby" shown={shown} again={() => commands.lobby.refreshPersonal()} />
}
