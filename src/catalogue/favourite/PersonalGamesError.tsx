import { commands } from '../../data/commands.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { usePersonalGamesFailed } from './use-personal-games-failed.ts'

/** Error for favourites and recently played games that could not be loaded; `shown` as in LoadError. */
export function PersonalGamesError({ shown }: { shown: boolean }) {
  const failed = usePersonalGamesFailed()
  return failed && <LoadError part="personalLobby" shown={shown} again={() => commands.lobby.refreshPersonal()} />
}
