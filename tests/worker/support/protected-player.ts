import { minor } from '#domain/money/money.ts'
import type { LimitKind } from '#domain/protection/limits.ts'
import { BANK_CARD } from './money-orders.ts'
import type { Tab } from './tab.ts'
import { until } from './until.ts'
import { EMAIL, good, signUpWith, untilUnreachable, useWorld } from './world.ts'

export { DAY_MS, HOUR_MS } from './durations.ts'

/** Stakes 37.00 and always wins 36.00: a bet on every pocket. */
const EVERY_POCKET = {
  amount: minor(3_700),
  bet: {
    chips: [
      { place: 'red', amount: '18.00' },
      { place: 'black', amount: '18.00' },
      { place: 'straight-0', amount: '1.00' },
    ],
  },
}

/** A player with 1000.00 RUB, and what their protection says on the device and at the operator. */
export function useProtectedPlayer() {
  const world = useWorld()
  const playerId = async () => (await world.db.session.get('current'))?.playerId ?? ''
  const requests = (endpoint: string) => world.control.requests({ endpoint })

  return {
    world,
    requests,
    playerId,
    known: async () => world.db.protection.get(await playerId()),
    local: async () => world.db.localProtection.get(await playerId()),
    limit: async (kind: LimitKind) =>
      (await world.db.protection.get(await playerId()))?.limits.find(
        (each) => each.kind === kind && each.period === 'day',
      ),
    bodies: async (endpoint: string) =>
      (await requests(endpoint)).map(({ body }) => JSON.parse(body ?? 'null') as unknown),
    async enter(): Promise<Tab> {
      const tab = await world.open()
      await signUpWith(world, tab, '1000.00')
      await sitDown(tab)
      return tab
    },
    sitDown,
    bet: (tab: Tab) => tab.play.roulette.bet(EVERY_POCKET),
    deposit: (tab: Tab) => tab.commands.money.openDeposit(BANK_CARD),
    setLimit: (tab: Tab, kind: LimitKind, amount: number | null) =>
      tab.commands.protection.setLimit({
        kind,
        period: 'day',
        amount: amount === null ? null : minor(amount),
        currency: 'RUB',
      }),
    async loseNetwork(tab: Tab): Promise<void> {
      await world.control.stopListening()
      await tab.commands.profile.refresh()
      await untilUnreachable(world)
    },
    async regainNetwork(tab: Tab): Promise<void> {
      await world.control.startListening()
      await until('the operator', async () => (await tab.commands.profile.refresh()).ok)
    },
    passTime: (ms: number) => world.control.passProtectionTime({ email: EMAIL, ms }),
  }
}

/** Fetches what a bet, a deposit and a limit need. */
async function sitDown({ commands }: Tab): Promise<void> {
  good(await commands.games.roulette.refresh())
  good(await commands.money.refreshBilling())
  good(await commands.protection.refresh())
}

/** What the worker answers where the player's protection forbids a bet or a deposit. */
export const forbidden = (reason: string) => ({
  ok: false,
  error: { code: 'forbidden', reason: `protection.${reason}`, retry: false },
})
