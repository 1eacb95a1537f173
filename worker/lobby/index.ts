import type { Context } from '../core/context.ts'
import { lazyImport } from '../core/lazy-import.ts'

export { loadHome } from './home.ts'

/** All but the home page's rows is loaded after the start: the catalogue comes seconds later. */
export const lobbyCode = lazyImport(() => import('./commands.ts'))

/** Fetches the whole catalogue; little is written when its version is the one we have. Throws `CommandError`. */
export async function loadCatalogue(context: Context): Promise<void> {
  await (await lobbyCode()).loadCatalogueNow(context)
}

/** Fetches the player's favourites and what was played last. Nothing for a guest; throws `CommandError`. */
export async function loadPersonal(context: Context): Promise<void> {
  await (await lobbyCode()).loadPersonalNow(context)
}
