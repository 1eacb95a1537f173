import { expect } from 'vitest'
import type { originalCommands } from '#worker/games/originals/index.ts'
import { intentKind } from '#domain/money/intent-kinds.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import { getAmount, firstBet, goodStep, getSeeds, type StepGame } from './originals.ts'
import { getGameCommands, type Tab } from './tab.ts'
import { until } from './until.ts'
import { EMAIL, good, signUpWith, useWorld } from './world.ts'

/** Rounds of the original games through the worker's commands, against the stand-in operator. */
export function useOriginals() {
  const world = useWorld()
  const requests = (endpoint: string) => world.control.requests({ endpoint })
  const balance = async () => (await world.db.wallets.toArray())[0]?.balance
  const lost = { ok: false, error: { reason: 'unknown' } }
  const pending = { ok: false, error: { code: 'pending' } }

  function getCommands<Game extends OriginalGame>(tab: Tab, game: Game) {
    // The commands of every game have the same form; only the fields of the bet are this game's.
    return tab.commands.games[game] as unknown as ReturnType<typeof originalCommands<Game>>
  }

  /** Opens a tab of a player with 1000.00 RUB and known seeds for the given games. */
  async function sit(...games: OriginalGame[]): Promise<Tab> {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    for (const game of games) {
      await world.control.seedOriginal({ email: EMAIL, ...getSeeds(game) })
      good(await getCommands(tab, game).refresh())
    }
    return tab
  }

  async function begin<Game extends OriginalGame>(tab: Tab, game: Game) {
    const { bet } = firstBet(game)
    return good(await getGameCommands(tab, game).bet({ amount: getAmount(game), bet })).round
  }

  /** A round after one good step, ready for a cash-out. */
  async function beginAndStep<Game extends StepGame>(tab: Tab, game: Game) {
    const { id, bet, state } = await begin(tab, game)
    const { action } = goodStep(game, bet, state)
    return good(await getGameCommands(tab, game).step({ roundId: id, action })).round
  }

  /** Settles a lost reply again and again until its outcome is known. */
  async function settled(tab: Tab, game: OriginalGame, purpose: 'bet' | 'step'): Promise<void> {
    await until('the outcome', async () => {
      await getCommands(tab, game).settle()
      const intents = await world.db.intents.toArray()
      return intents.some(
        ({ kind, state }) => kind === intentKind(game, purpose) && (state === 'accepted' || state === 'settled'),
      )
    })
  }

  /** The wallet shows the operator's balance, and the ledger is balanced. */
  async function moneyAgrees(): Promise<void> {
    expect(await balance()).toBe((await world.control.wallet(EMAIL)).balance)
    const { sums, drifted, unbalanced } = await world.control.ledgerSum()
    expect({ sum: Object.values(sums).filter((one) => one !== 0), drifted, unbalanced }).toEqual({
      sum: [],
      drifted: 0,
      unbalanced: 0,
    })
  }

  return { world, requests, balance, lost, pending, getCommands, sit, begin, beginAndStep, settled, moneyAgrees }
}
