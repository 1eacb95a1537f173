import { expect } from 'vitest'
import type { originalCommands } from '#worker/games/originals/index.ts'
import { minor } from '#domain/money/money.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import { getAmount, CASH_OUT, firstBet, goodStep, getSeeds, type StepGame } from './originals.ts'
import { getGameCommands, type Tab } from './tab.ts'
import { EMAIL, good, signUpWith, useWorld } from './world.ts'

export const FORGED_HASH = 'f'.repeat(64)

type Patch = Record<string, unknown>

/** An amount as a round stores it. */
export function rub(amount: number) {
  return { amount: minor(amount), currency: 'RUB' as const }
}

/** A dice bet as the journal and the round store it. */
export function makeLine(change: object) {
  return { target: 5_000, direction: 'over', ...change }
}

/** Rounds whose commitments the worker checks. */
export function useCommitments() {
  const world = useWorld()
  const patchOnce = (endpoint: string, patch: Patch) =>
    world.control.fault({ match: { endpoint }, kind: 'patch', patch })
  const readBroken = async (id: string) => (await world.db.rounds.get(id))?.broken
  const intents = () => world.db.intents.toArray()

  function getCommands(tab: Tab, game: OriginalGame) {
    // The commands of every game have the same form; only the fields of the bet differ.
    return tab.commands.games[game] as unknown as ReturnType<typeof originalCommands<OriginalGame>>
  }

  /** Opens a tab of a player with 1000.00 RUB and known seeds for the given games. */
  async function sit(...games: OriginalGame[]): Promise<Tab> {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    good(await tab.commands.games.dice.refresh())
    for (const game of games) {
      await world.control.seedOriginal({ email: EMAIL, ...getSeeds(game) })
      good(await getCommands(tab, game).refresh())
    }
    return tab
  }

  async function place(tab: Tab, game: OriginalGame) {
    const { bet } = firstBet(game)
    return good(await getGameCommands(tab, game).bet({ amount: getAmount(game), bet })).round
  }

  /** The wallet shows the operator's balance, no matter what the operator reports about a round. */
  async function moneyIsTheOperators(): Promise<void> {
    expect((await world.db.wallets.toArray())[0]?.balance).toBe((await world.control.wallet(EMAIL)).balance)
  }

  async function stepAndCashOut(tab: Tab, game: StepGame, roundId: string): Promise<void> {
    const { bet, drawn } = firstBet(game)
    const { action } = goodStep(game, bet, drawn.state)
    good(await getGameCommands(tab, game).step({ roundId, action }))
    good(await getGameCommands(tab, game).step({ roundId, action: CASH_OUT }))
  }

  return { world, patchOnce, readBroken, intents, getCommands, sit, place, moneyIsTheOperators, stepAndCashOut }
}
