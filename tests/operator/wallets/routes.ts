import { activateWallet, getWallets } from '#endpoints/billing.ts'
import { type App, servePlayer } from '../http/serve.ts'
import type { World } from '../world.ts'
import { activatePlayerWallet, readWallets } from './wallets.ts'

/** A wallet per currency, and which of them is active. */
export function walletRoutes(app: App, world: World): void {
  const { database, clock } = world

  servePlayer(app, world, getWallets, ({ session: { player } }) =>
    database.write((tx) => readWallets(tx, player, clock.now())),
  )

  servePlayer(app, world, activateWallet, async ({ session: { player }, body }) => {
    const wallets = await database.write(async (tx) => {
      await activatePlayerWallet(tx, player, body.currency)
      return readWallets(tx, player, clock.now())
    })
    await world.realtime.pushBalance(player)
    return wallets
  })
}
