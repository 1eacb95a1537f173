import { expect } from 'vitest'
import type { SlipSelection } from '#db/rows.ts'
import type { LegStatus } from '#domain/betting/betting.ts'
import { toOdds } from '#domain/betting/odds.ts'
import { minor } from '#domain/money/money.ts'
import type { ControlClient } from '../../operator/control-client.ts'
import { DAY_MS } from './durations.ts'
import type { Tab } from './tab.ts'
import { until } from './until.ts'
import { EMAIL, SHOWN, good, signUpWith, useWorld } from './world.ts'

export { DAY_MS } from './durations.ts'
export const STAKE = minor(10_000)

export type FoundEvent = Awaited<ReturnType<ControlClient['bettingFind']>>[number]
type Order = Partial<Parameters<ControlClient['bettingFind']>[0]>

/** An outcome as a bet names it. */
export const taken = ({ event, market, outcome, odds }: FoundEvent, isLive = false) => ({
  event,
  market,
  outcome,
  odds,
  isLive,
})

/** An outcome as the slip stores it. */
export function selection({ event, market, outcome, odds, terms }: FoundEvent): Omit<SlipSelection, 'stakes'> {
  const names = { sport: 'football' as const, league: 'l', home: 'Home', away: 'Away', start: 0 }
  // The control API is plain JSON; odds and lines are integers there as well.
  return {
    event: { id: event, ...names },
    market: { id: market, ...terms },
    outcome,
    odds: toOdds(odds),
    isLive: false,
  }
}

/** The sportsbook against the stand-in operator, whose simulation advances only when a test steps it. */
export function useBetting() {
  const world = useWorld()

  const find = (ends: LegStatus, order: Order = {}) => world.control.bettingFind({ ends, ...order })
  const bets = () => world.db.sportBets.toArray()

  async function place(
    tab: Tab,
    selections: FoundEvent[],
    overrides: Partial<Parameters<Tab['commands']['betting']['bet']>[0]> = {},
  ) {
    const kind = selections.length === 1 ? ('single' as const) : ('accumulator' as const)
    const { amount = STAKE } = overrides
    const order = {
      key: crypto.randomUUID(),
      kind,
      amount,
      total: amount,
      accept: 'better' as const,
      shown: SHOWN,
      slip: null,
    }
    return tab.commands.betting.bet({ ...order, selections: selections.map((each) => taken(each)), ...overrides })
  }

  return {
    world,
    find,
    bets,
    place,
    async findFirst(ends: LegStatus, order: Order = {}): Promise<FoundEvent> {
      const [found] = await find(ends, order)
      if (!found) throw new Error(`no outcome ends ${ends}`)
      return found
    },
    /** Opens a tab of a new player with 1,000 roubles. */
    async player(): Promise<Tab> {
      const tab = await world.open()
      await signUpWith(world, tab, '1000.00')
      return tab
    },
    balance: async () => (await world.control.wallet(EMAIL)).balance,
    /** Places a bet and returns its row. */
    async placed(tab: Tab, selections: FoundEvent[]) {
      good(await place(tab, selections))
      const [bet] = await bets()
      if (!bet) throw new Error('no bet')
      return bet
    },
    /** Advances the simulation until every open bet is over. */
    async playOut(): Promise<void> {
      await world.control.bettingStep(DAY_MS)
      await until('the end', async () => (await bets()).every(({ status }) => status !== 'open'))
    },
    async isBalanced(): Promise<void> {
      const { sums, drifted, unbalanced } = await world.operator.ledgerSum()
      expect([Object.values(sums).every((sum) => sum === 0), drifted, unbalanced]).toEqual([true, 0, 0])
    },
  }
}
