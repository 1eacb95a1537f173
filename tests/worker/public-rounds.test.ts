import { describe, expect, test } from 'vitest'
import { getPublicRound, publishRound } from '#endpoints/public-rounds.ts'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import { createCaller } from '../operator/caller.ts'
import { checkRound } from '#src/games/table/fairness/check-round.ts'
import { CASH_OUT, STEP_GAMES } from './support/originals.ts'
import { useOriginals } from './support/original-rounds.ts'
import { getGameCommands, type Tab } from './support/tab.ts'
import { EMAIL, good } from './support/world.ts'

const { begin, beginAndStep, getCommands, sit, world } = useOriginals()

/** A finished round of a game. */
async function play(tab: Tab, game: (typeof ORIGINAL_GAMES)[number]) {
  const stepped = STEP_GAMES.find((one) => one === game)
  if (!stepped) return begin(tab, game)
  const { id } = await beginAndStep(tab, stepped)
  return good(await getGameCommands(tab, stepped).step({ roundId: id, action: CASH_OUT })).round
}

const stored = async () => {
  const row = await world.db.facts.get('publicRounds')
  return row?.id === 'publicRounds' ? row.rounds : []
}

describe.each(ORIGINAL_GAMES)('a shared round of %s', (game) => {
  test('is verified by a guest, without the amounts that its player did not show', async () => {
    const tab = await sit(game)
    const { id: roundId, amount, payout } = await play(tab, game)
    good(await getCommands(tab, game).rotateSeed({ clientSeed: 'next' }))
    const { multiplier } = good(await tab.commands.games.publishRound({ game, roundId, amounts: false }))
    good(await tab.commands.session.logout())
    expect(await stored()).toEqual([])

    const guest = await world.open()
    good(await guest.commands.games.loadPublicRound({ game, roundId }))
    const [hidden] = await stored()
    if (!hidden?.serverSeed) throw new Error('the seed is not revealed')
    expect(hidden).toMatchObject({
      multiplier,
      hasAmounts: false,
      round: { game, id: roundId, playerId: '', key: null },
    })
    expect(hidden.round.amount).not.toBe(amount)
    expect(Math.abs(multiplier - (payout * 100) / amount)).toBeLessThan(1)
    expect(checkRound(hidden.round, hidden.serverSeed, hidden).matches).toBe(true)
    const forged = { ...hidden, multiplier: multiplier + 1 }
    expect(checkRound(forged.round, hidden.serverSeed, forged).matches).toBe(false)
  })
})

test('shows the amounts that the player chose to show, and the last choice counts', async () => {
  const tab = await sit('roulette')
  const round = await play(tab, 'roulette')
  const share = (amounts: boolean) => tab.commands.games.publishRound({ game: 'roulette', roundId: round.id, amounts })
  good(await getCommands(tab, 'roulette').rotateSeed({ clientSeed: 'next' }))
  good(await share(true))
  const [shown] = await stored()
  if (!shown?.serverSeed) throw new Error('the seed is not revealed')
  expect(shown).toMatchObject({
    hasAmounts: true,
    round: { amount: round.amount, payout: round.payout, bet: round.bet },
  })
  expect(checkRound(shown.round, shown.serverSeed, shown).matches).toBe(true)
  const forged = { ...shown.round, payout: round.amount }
  expect(checkRound(forged, shown.serverSeed, shown).payoutMatches).toBe(false)

  good(await share(false))
  const [hidden, ...others] = await stored()
  expect(others).toEqual([])
  // 7.50 and 2.50: only their ratio is public.
  expect(hidden?.round.bet).toEqual({
    chips: [
      { place: 'red', amount: '3.00' },
      { place: 'straight-17', amount: '1.00' },
    ],
  })
})

test('the operator names no player, no amount and no secret seed to a guest', async () => {
  const tab = await sit('keno')
  const { id, at } = await play(tab, 'keno')
  const call = createCaller(world.operator.port)
  const params = { game: 'keno', id }
  expect(await call(getPublicRound, { params })).toMatchObject({ ok: false, status: 404 })

  good(await tab.commands.games.publishRound({ game: 'keno', roundId: id, amounts: false }))
  const answer = await call(getPublicRound, { params })
  if (!answer.ok) throw new Error('not shared')
  const { round } = answer.reply
  expect(round).toMatchObject({ server_seed: null, stake: null })
  expect(Object.keys(round).toSorted()).toEqual(
    [
      'at',
      'bet',
      'client_seed',
      'game',
      'id',
      'multiplier',
      'nonce',
      'server_seed',
      'server_seed_hash',
      'stake',
      'state',
    ].toSorted(),
  )
  expect(round.at).toBeLessThanOrEqual(at)
  expect(round.at % 86_400_000).toBe(0)
  expect(JSON.stringify(answer.reply)).not.toContain(EMAIL)
})

test('an open round, a round of another player and an unknown one cannot be shared', async () => {
  const tab = await sit('miner', 'keno')
  const share = (game: 'miner' | 'keno', roundId: string) =>
    tab.commands.games.publishRound({ game, roundId, amounts: true })
  const { id } = await begin(tab, 'miner')
  expect(await share('miner', id)).toMatchObject({ ok: false, error: { code: 'conflict', reason: 'round.open' } })
  for (const unknown of ['987654', '..', 'x'.repeat(129)])
    expect(await share('keno', unknown)).toMatchObject({ ok: false, error: { reason: 'round.unknown' } })
  // The id is that of a round of another game.
  expect(await share('keno', id)).toMatchObject({ ok: false, error: { reason: 'round.unknown' } })
  expect(await stored()).toEqual([])
})

test('a round that is no longer shared is dropped, and a failure drops nothing', async () => {
  const tab = await sit('keno')
  const asked = { game: 'keno' as const, roundId: (await play(tab, 'keno')).id }
  good(await tab.commands.games.publishRound({ ...asked, amounts: false }))
  await world.control.fault({ match: { endpoint: 'getPublicRound' }, kind: 'reply', status: 500 })
  expect(await tab.commands.games.loadPublicRound(asked)).toMatchObject({ ok: false })
  expect(await stored()).toHaveLength(1)
  await world.control.fault({
    match: { endpoint: 'getPublicRound' },
    kind: 'reply',
    status: 404,
    body: { error: { code: 'round.unknown' } },
  })
  expect(await tab.commands.games.loadPublicRound(asked)).toMatchObject({ ok: false, error: { code: 'unavailable' } })
  expect(await stored()).toEqual([])
})

test('an operator without the calls says so', async () => {
  const tab = await sit('keno')
  const { id: roundId } = await play(tab, 'keno')
  for (const { name } of [getPublicRound, publishRound])
    await world.control.fault({ match: { endpoint: name }, kind: 'reply', status: 404, body: {} })
  const notOffered = { ok: false, error: { code: 'notOffered' } }
  expect(await tab.commands.games.publishRound({ game: 'keno', roundId, amounts: false })).toMatchObject(notOffered)
  expect(await tab.commands.games.loadPublicRound({ game: 'keno', roundId })).toMatchObject(notOffered)
})
