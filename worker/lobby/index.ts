import type { Context } from '../core/context.ts'
import { lazyImport } from '../core/lazy-import.ts'

export { requestLobby } from './early-lobby.ts'
export { loadHome } from './home.ts'

/** Lazy chunk for everything but the home page's rows: the catalogue is needed only seconds after start. */
export const lobbyCode = lazyImport(() => import('./commands.ts'))

/** Fetches the whole catalogue; if its version is unchanged, only its timestamp is written. Throws `CommandError`. */
export async function loadCatalogue(context: Context): Promise<void> {
  await (await lobbyCode()).loadCatalogueNow(context)
}

/** Whether the catalogue is stored in the present language. */
export async function hasCatalogue({ db, localizedLoads }: Context): Promise<boolean> {
  const [stored, language] = await Promise.all([db.facts.get('catalogue'), localizedLoads.language()])
  return stored?.id === 'catalogue' && stored.languages?.[language] !== undefined
}

/** Fetches the player's favourites and recently played games; does nothing for a guest. Throws `CommandError`. */
export async function loadPersonal(context: Context): Promise<void> {
  await (await lobbyCode()).loadPersonalNow(context)
}
