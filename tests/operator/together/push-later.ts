import type { Currency } from '#domain/money/currencies.ts'
import type { World } from '../world.ts'

/** Pushes a player's balance after a delay. Does nothing when the player has been deleted by then. */
export function balanceLater(world: World, player: number, currency: Currency, afterMs: number): void {
  const timer = setTimeout(() => {
    world.realtime.pushBalance(player, currency).catch(() => undefined)
  }, afterMs)
  timer.unref()
}
