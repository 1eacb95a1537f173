import { commands } from '../../data/commands.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { usePersonalGamesFailed } from './use-personal-games-failed.ts'

/** Says that the player's favourites and what was played last could not be fetched; `shown` as there. */
export function PersonalGamesError({ shown }: { shown: boolean }) {
  const failed = usePersonalGamesFailed()
  return failed && <LoadError part="personalLobby" shown={shown} again={() => commands.lobby.refreshPersonal()} />
}
