import type { Currency } from '../../../worker/domain/money/currencies.ts'
import type { World } from '../world.ts'

/** Tells a player the balance after some time. A player that is gone by then is told nothing. */
export function balanceLater(world: World, player: number, currency: Currency, afterMs: number): void {
  const timer = setTimeout(() => {
    world.realtime.pushBalance(player, currency).catch(() => undefined)
  }, afterMs)
  timer.unref()
}
