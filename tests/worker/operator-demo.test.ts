import { describe, expect, test } from 'vitest'
import { DEMO_BALANCE, DEMO_EMAIL, DEMO_PASSWORD } from '../operator/demo-account.ts'
import { startOperator } from '../operator/operator.ts'
import { good } from './support/money.ts'
import { loginByEmail } from '#endpoints/login.ts'
import { getHistory } from '#endpoints/history.ts'
import { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import { isOriginalGame, ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { createCaller } from '../operator/caller.ts'
import { drawnAgain } from './support/originals.ts'

/** The calls of a game; all games have the same form, typed here as coinflip's. */
function callsOf(game: OriginalGame) {
  return ROUND_CALLS[game] as unknown as (typeof ROUND_CALLS)['coinflip']
}

describe('the demo account', () => {
  test('has bonuses, spins and payouts in several states, and a balanced ledger', async () => {
    const demo = await startOperator({ controlPort: 0, demo: true })
    try {
      const { bonuses, campaigns, payouts, holdings, reset } = demo.control
      for (const data of [false, true]) {
        await reset({ data })
        expect((await bonuses(DEMO_EMAIL)).map(({ status }) => status)).toEqual(['waiting', 'active'])
        expect((await campaigns(DEMO_EMAIL)).map(({ status }) => status)).toEqual(['active', 'active'])
        const statuses = (await payouts(DEMO_EMAIL)).map(({ status }) => status)
        expect([statuses.length, ...statuses.slice(2)]).toEqual([5, 'cancelled', 'declined', 'paid'])
        expect(await holdings(DEMO_EMAIL)).toMatchObject({ RUB: { wallet: DEMO_BALANCE } })
        expect(await demo.ledgerSum()).toEqual({ sums: { RUB: 0, USD: 0 }, drifted: 0, unbalanced: 0 })
      }
    } finally {
      await demo.stop()
    }
  })

  test('gives the demo account the same rounds of every game each time, and its revealed seeds verify them', async () => {
    const demo = await startOperator({ controlPort: 0, demo: true })
    const asDemo = createCaller(demo.port)
    const comeIn = async () => {
      const { token } = good(await asDemo(loginByEmail, { body: { email: DEMO_EMAIL, password: DEMO_PASSWORD } }))
      return String(token)
    }
    const played = async () => {
      const token = await comeIn()
      return Promise.all(
        // Dice rounds are drawn from random seeds.
        ORIGINAL_GAMES.filter((game) => game !== 'dice').map(async (game) => {
          const { rounds, revealed, open, pair } = good(await asDemo(callsOf(game).getState, { token }))
          expect({ open, nonce: pair.nonce, isPlenty: rounds.length > 2 }).toEqual({
            open: null,
            nonce: 0,
            isPlenty: true,
          })
          for (const round of rounds) {
            const { server_seed: serverSeed } =
              revealed.find((each) => each.server_seed_hash === round.server_seed_hash) ?? {}
            const { client_seed: clientSeed, nonce, server_seed_hash: serverSeedHash } = round
            // The reply itself, with the fields that verification reads.
            const drawn = { ...round, game, clientSeed, nonce, serverSeedHash } as never
            expect(drawnAgain(game, drawn, serverSeed ?? '')).toMatchObject({
              state: round.state,
              payout: round.payout,
            })
          }
          return rounds.map(({ amount, payout, bet, state }) => ({ amount, payout, bet, state }))
        }),
      )
    }
    try {
      const first = await played()
      await demo.control.reset({ data: true })
      expect(await played()).toEqual(first)
      const token = await comeIn()
      const { items } = good(await asDemo(getHistory, { token, query: { type: 'bets', limit: '500' } }))
      const ours = items.filter((item) => item.kind === 'bets' && isOriginalGame(item.game))
      expect([items.length < 500, ours.length]).toEqual([true, 24 + first.flat().length])
      for (const item of ours) {
        const game = ORIGINAL_GAMES.find((each) => item.kind === 'bets' && each === item.game)
        const asked = { token, params: { id: item.id } }
        const { ok } = await asDemo(callsOf(game ?? 'dice').getRound, asked)
        expect(ok, 'a line that leads to a round leads to one that there is').toBe(true)
      }
      expect(await demo.ledgerSum()).toMatchObject({ drifted: 0, unbalanced: 0 })
    } finally {
      await demo.stop()
    }
  })
})
