import { launchGame } from '../api/launch.ts'
import { command } from '../command.ts'
import type { Context } from '../context.ts'
import { Failure } from '../result.ts'
import { loadCatalogue, loadHome } from './lobby.ts'

export { loadCatalogue, loadHome } from './lobby.ts'

export function lobbyCommands(context: Context) {
  return {
    /** Fetches the home page's rows; answers after they are written. Errors: those of a call. */
    refreshHome: command(() => loadHome(context)),
    /** Fetches all games; answers after they are written. Errors: those of a call. */
    refreshCatalogue: command(() => loadCatalogue(context)),
    /**
     * Asks where a provider's game opens. Out: its address, through the redirect rule. Errors: `unavailable` when
     * the operator has no provider for it, `forbidden` when the address was refused, and those of a call.
     */
    launch: command(async ({ slug, mode }: { slug: string; mode: 'demo' | 'play' }) => {
      const { url } = await context.call(launchGame, { body: { slug, mode } })
      const address = context.page.address(url)
      if (address === null) throw new Failure({ code: 'forbidden', retry: false })
      return { url: address }
    }),
  }
}
