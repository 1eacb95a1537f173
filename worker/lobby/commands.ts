import { track } from '../reporting/analytics/index.ts'
import { launchGame } from '#endpoints/launch.ts'
import { command, toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'
import { messagingUrl, productAnalyticsUrl } from '#domain/settings/configuration.ts'
import { readFrameGrants } from '#domain/frames/frame-grants.ts'
import { loadCatalogueNow, loadGame } from './catalogue.ts'
import { loadFavourites, setFavourite } from './favourites.ts'
import { loadHome } from './home.ts'
import { loadRecentlyPlayed, saveOpenedGame, saveSettledBet } from './recently-played.ts'
import type { GameKind } from '#domain/games/game-types.ts'

export { loadCatalogueNow } from './catalogue.ts'

/** Commands of the lobby. */
export function lobbyCommands(context: Context) {
  return {
    /** Fetches the home page's rows; resolves after they are written. Errors: those of a call. */
    refreshHome: command(() => loadHome(context)),
    /** Fetches all games; resolves after they are written. Errors: those of a call. */
    refreshCatalogue: command(() => loadCatalogueNow(context)),
    /**
     * Fetches one game only; resolves after it is written. Out: whether the operator has it. Errors: those of a call.
     */
    findGame: command((wanted: { kind: GameKind; slug: string }) => loadGame(context, wanted)),
    /** Fetches the player's favourites and recently played games; does nothing for a guest. Errors: those of a call. */
    refreshPersonal: command(() => loadPersonalNow(context)),
    /**
     * Adds a game to the player's favourites or removes it: shown at once and sent to the operator, later if the
     * operator is unreachable (only the last choice). Out: the error for which it is enqueued, or null. Errors: `unauthorised` for a guest,
     * `unavailable` for a game that the operator does not have, and those of a call; the change is then undone.
     */
    setFavourite: command((order: { gameId: string; favourite: boolean }) => setFavourite(context, order)),
    /**
     * Launches a provider's game and notes it as the last one played. Out: its address, checked by the redirect rule,
     * and what its frame may do besides running scripts. Errors: `unavailable` when the operator has no provider for
     * it, `forbidden` when the address was rejected or
     * the player may not play (reason `protection.…`), and those of a call.
     */
    launch: command(async ({ slug, mode }: { slug: string; mode: 'demo' | 'play' }) => {
      const playerId = mode === 'play' ? (await context.session.current())?.playerId : null
      if (playerId) await (await import('../protection/index.ts')).assertMayLaunch(context, playerId)
      const { url, frame } = await context.call(launchGame, { body: { slug, mode } })
      const address = context.page.address(url)
      // A frame of our own origin could remove its sandbox.
      if (address === null || isSameOrigin(context, address))
        throw new CommandError({ code: 'forbidden', retry: false })
      // A full disk must not prevent the game from opening.
      await saveOpenedGame(context, slug).catch(toAppError)
      trackLaunch(context, { game: slug, kind: 'provider', mode })
      return { url: address, grants: readFrameGrants(frame) }
    }),
    /**
     * Notes that a provider's game, by the operator's id, has settled a bet of the player; for a guest does nothing.
     * Errors: `cancelled` if the player has logged out, and `storage`.
     */
    saveSettledBet: command(({ gameId }: { gameId: string }) => saveSettledBet(context, gameId)),
  }
}

/** Counts a launch where third parties get events; the page counts those of our own games. */
function trackLaunch(context: Context, data: { game: string; kind: 'provider'; mode: 'demo' | 'play' }): void {
  if (productAnalyticsUrl === null && messagingUrl === null) return
  track(context, 'game_launched', data)
}

function isSameOrigin({ page }: Context, address: string): boolean {
  return new URL(address).origin === new URL(page.facts.href).origin
}

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
