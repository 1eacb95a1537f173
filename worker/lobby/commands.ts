import { launchGame } from '../endpoints/launch.ts'
import { command, toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { GameKind } from '../db/rows.ts'
import { CommandError } from '../core/result.ts'
import { readFrameGrants } from '../domain/protocol/frame-grants.ts'
import { loadCatalogueNow, loadGame } from './catalogue.ts'
import { setFavourite } from './favourites.ts'
import { loadHome } from './home.ts'
import { loadPersonalNow } from './personal.ts'
import { saveOpenedGame } from './recently-played.ts'

export { loadCatalogueNow } from './catalogue.ts'
export { loadPersonalNow } from './personal.ts'

/** What the page may ask of the lobby. Each answers with a Result. */
export function lobbyCommands(context: Context) {
  return {
    /** Fetches the home page's rows; answers after they are written. Errors: those of a call. */
    refreshHome: command(() => loadHome(context)),
    /** Fetches all games; answers after they are written. Errors: those of a call. */
    refreshCatalogue: command(() => loadCatalogueNow(context)),
    /**
     * Asks for one game, without the others; answers after it is written. Out: whether the operator has it. Errors: those
     * of a call.
     */
    findGame: command((wanted: { kind: GameKind; slug: string }) => loadGame(context, wanted)),
    /** Fetches the player's favourites and what was played last; nothing for a guest. Errors: those of a call. */
    refreshPersonal: command(() => loadPersonalNow(context)),
    /**
     * Adds a game to the player's favourites or takes it away: shown from now on, and told to the operator, later if
     * nobody answers (the last choice only). Out: whether it waits. Errors: `unauthorised` for a guest, `unavailable`
     * for a game that the operator has not, and those of a call; what was chosen is taken back then.
     */
    setFavourite: command((order: { gameId: string; favourite: boolean }) => setFavourite(context, order)),
    /**
     * Asks where a provider's game opens; it is one of the last played from now on. Out: its address, through the
     * redirect rule, and what its frame may do beyond its scripts. Errors: `unavailable` when the operator has no provider for it, `forbidden` when the address was
     * refused, and those of a call.
     */
    launch: command(async ({ slug, mode }: { slug: string; mode: 'demo' | 'play' }) => {
      const { url, frame } = await context.call(launchGame, { body: { slug, mode } })
      const address = context.page.address(url)
      // In a frame of our own origin a game could take its sandbox away.
      if (address === null || isOwn(context, address)) throw new CommandError({ code: 'forbidden', retry: false })
      // A disk that is full keeps nobody from playing.
      await saveOpenedGame(context, slug).catch(toAppError)
      return { url: address, grants: readFrameGrants(frame) }
    }),
  }
}

function isOwn({ page }: Context, address: string): boolean {
  return new URL(address).origin === new URL(page.facts.href).origin
}
