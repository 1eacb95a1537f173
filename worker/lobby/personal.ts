import type { Context } from '../core/context.ts'
import { loadFavourites } from './favourites.ts'
import { loadRecentlyPlayed } from './recently-played.ts'

/**
 * Fetches the player's favourites and recently played games; does nothing for a guest. Throws `CommandError`; the last
 * good rows stay.
 */
export async function loadPersonalNow(context: Context): Promise<void> {
  if (!(await context.session.current())) return
  await context.trackLoad('personalLobby', async () => {
    await Promise.all([loadFavourites(context), loadRecentlyPlayed(context)])
  })
}
