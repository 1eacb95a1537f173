import { describe, expect, test } from 'vitest'
import type { originalCommands } from '#worker/games/originals/index.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { roundText } from '#domain/fairness/round-text.ts'
import { getAmount, CASH_OUT, firstBet, goodStep, getSeeds, STEP_GAMES } from './support/originals.ts'
import { getGameCommands, type Tab } from './support/tab.ts'
import { EMAIL, good, signUpWith, useWorld } from './support/world.ts'

/** A round that is loaded by its id, and one that is shared as text. */

describe.each(ORIGINAL_GAMES)('a round of %s', (game) => {
  const world = useWorld()

  test('loads a round that is not stored, later with its revealed seeds, and shares it as text', async () => {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    const id = await play(tab)
    const stored = await world.db.rounds.get(id)
    const commands = getCommands(tab)

    await world.db.rounds.clear()
    await world.db.seedPairs.clear()
    good(await commands.loadRound({ roundId: id }))
    // The operator knows the key of the bet; only this device knew the key of the last step.
    const lastKey = stored?.step === 0 ? stored.lastKey : null
    expect(await world.db.rounds.get(id)).toEqual({ ...stored, lastKey })
    expect(await world.db.seedPairs.count(), 'what is still secret is not told').toBe(0)

    good(await commands.rotateSeed({ clientSeed: 'my-own-seed' }))
    await world.db.seedPairs.clear()
    good(await commands.loadRound({ roundId: id }))
    const pair = await world.db.seedPairs.get(stored?.serverSeedHash ?? '')
    expect(hashServerSeed(pair?.serverSeed ?? '')).toBe(stored?.serverSeedHash)

    if (!stored) throw new Error('no round')
    const text = roundText(stored, pair?.serverSeed ?? null)
    await world.control.clearRequests()
    const read = good(await tab.commands.games.readRound({ text }))
    expect(read.serverSeed).toBe(pair?.serverSeed)
    // Commitments are stored on the betting device only.
    expect(read.round).toEqual({ ...stored, playerId: '', lastKey: null, broken: undefined, step: 0 })
    const asked = (await world.control.requests({})).filter(({ endpoint }) => endpoint?.startsWith(`${game}.`))
    expect(asked, 'nobody is asked').toEqual([])
  })

  test('reports another player’s round as unknown', async () => {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    const id = await play(tab)
    good(await tab.commands.session.logout())
    good(
      await tab.commands.session.registerByEmail({
        email: 'b@example.com',
        password: 'steppe-wind-42',
        currency: 'RUB',
      }),
    )
    await world.control.clearRequests()
    const none = { ok: false, error: { code: 'unavailable', reason: 'round.unknown' } }
    for (const roundId of [id, '987654321', 'no such', '<b>', '..%2f']) {
      expect(await getCommands(tab).loadRound({ roundId }), roundId).toMatchObject(none)
    }
    const asked = await world.control.requests({})
    for (const roundId of ['', '.', '..', 'x'.repeat(129)]) {
      expect(await getCommands(tab).loadRound({ roundId }), roundId).toMatchObject(none)
    }
    expect(await world.control.requests({}), 'what can be no id is not asked for').toHaveLength(asked.length)
    expect(await world.db.rounds.count()).toBe(0)
  })

  test('rejects a reply with another round, and stores nothing of it', async () => {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    const id = await play(tab)
    await world.db.rounds.clear()
    const patch = { 'round.id': 'another' }
    await world.control.fault({ match: { path: `/round/${id}` }, kind: 'patch', patch })
    expect(await getCommands(tab).loadRound({ roundId: id })).toMatchObject({ ok: false, error: { code: 'contract' } })
    expect(await world.db.rounds.count()).toBe(0)
  })

  /** The commands that all games have in common. */
  function getCommands(tab: Tab): ReturnType<typeof originalCommands<OriginalGame>> {
    return tab.commands.games[game] as unknown as ReturnType<typeof originalCommands<OriginalGame>>
  }

  /** Plays one round to its end; returns its id. */
  async function play(tab: Tab): Promise<string> {
    if (game === 'dice') {
      good(await tab.commands.games.dice.refresh())
      const order = { amount: getAmount('keno'), bet: { target: 5_000, direction: 'over' } } as const
      return good(await tab.play.dice.bet(order)).round.id
    }
    await world.control.seedOriginal({ email: EMAIL, ...getSeeds(game) })
    good(await getCommands(tab).refresh())
    const { bet, drawn } = firstBet(game)
    const { round } = good(await getGameCommands(tab, game).bet({ amount: getAmount(game), bet }))
    const stepped = STEP_GAMES.find((each) => each === game)
    if (stepped) {
      // The first bet of this game.
      const { action } = goodStep(stepped, bet as never, drawn.state as never)
      good(await getGameCommands(tab, game).step({ roundId: round.id, action }))
      good(await getGameCommands(tab, game).step({ roundId: round.id, action: CASH_OUT }))
    }
    return round.id
  }
})
