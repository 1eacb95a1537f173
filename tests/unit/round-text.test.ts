import { describe, expect, it } from 'vitest'
import { readRound } from '#worker/games/read-round.ts'
import { CommandError } from '#domain/calls/result.ts'
import { ROUND_TEXT_LONGEST } from '#domain/fairness/round-text.ts'

const ROUND = {
  version: 1,
  game: 'miner',
  id: 12,
  amount: '10.00',
  currency: 'RUB',
  payout: 0,
  bet: { mines: 3 },
  state: { opened: [13], mines: [13, 16, 22] },
  server_seed: '5ff5c610e633b2a91c46d1be1f74286b',
  server_seed_hash: 'a'.repeat(64),
  client_seed: '854581b6f52eaa86503f1dc6433655f9',
  nonce: 2,
}

/** The problem reported for a text; null if it is a valid round. */
function getProblem(text: string): string | null {
  try {
    readRound(text)
    return null
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    expect(error.error).toMatchObject({ code: 'validation', retry: false })
    return error.error.fields?.['text']?.join() ?? ''
  }
}
const withField = (change: object) => getProblem(JSON.stringify({ ...ROUND, ...change }))

describe('a round as text', () => {
  it('is read with amounts in minor units, without a player and settled', () => {
    expect(readRound(`\ufeff \n${JSON.stringify(ROUND, null, '\u00a0')}\u200e\n`)).toEqual({
      serverSeed: ROUND.server_seed,
      round: {
        id: '12',
        playerId: '',
        game: 'miner',
        at: 0,
        key: null,
        lastKey: null,
        amount: 1_000,
        currency: 'RUB',
        payout: 0,
        status: 'settled',
        step: 0,
        cashOut: null,
        bet: ROUND.bet,
        state: ROUND.state,
        serverSeedHash: ROUND.server_seed_hash,
        clientSeed: ROUND.client_seed,
        nonce: 2,
      },
    })
  })

  it('may leave out the server seed', () => {
    const { server_seed: _seed, ...secret } = ROUND
    expect(readRound(JSON.stringify(secret)).serverSeed).toBeNull()
  })

  it.each([
    ['nothing', '', 'empty'],
    ['blank', ' \n', 'empty'],
    ['a megabyte', 'x'.repeat(1_000_000), 'tooLong'],
    ['a round in too much blank', `${JSON.stringify(ROUND)}${' '.repeat(ROUND_TEXT_LONGEST)}`, 'tooLong'],
    ['markup', '<script>alert(1)</script>', 'notJson'],
    ['a round cut short', JSON.stringify(ROUND).slice(0, -1), 'notJson'],
    ['an endless beginning', '['.repeat(30_000), 'notJson'],
    ['null', 'null', 'notRound'],
    ['a list', '[]', 'notRound'],
    ['a text', '"round"', 'notRound'],
    ['a version alone', '{"version":1}', 'notRound'],
    ['a prototype', '{"__proto__":{"version":1,"game":"dice"}}', 'notRound'],
  ])('reports the problem of %s', (_what, text, problem) => {
    expect(getProblem(text)).toBe(problem)
  })

  it.each([
    [{ version: 2 }, 'version'],
    [{ version: '1' }, 'version'],
    [{ game: 'crash' }, 'game'],
    [{ game: '__proto__' }, 'game'],
    [{ game: 'constructor' }, 'game'],
    [{ game: ['dice'] }, 'game'],
    [{ amount: '10,00' }, 'field:amount'],
    [{ amount: -1 }, 'field:amount'],
    [{ payout: 1e300 }, 'field:payout'],
    [{ currency: 'GEL' }, 'field:currency'],
    [{ at: 'yesterday' }, 'field:at'],
    [{ nonce: 1.5 }, 'field:nonce'],
    [{ nonce: '2' }, 'field:nonce'],
    [{ server_seed: 'two words' }, 'field:server_seed'],
    [{ server_seed: 7 }, 'field:server_seed'],
    [{ server_seed_hash: 'A'.repeat(64) }, 'field:server_seed_hash'],
    [{ client_seed: '' }, 'field:client_seed'],
    [{ client_seed: undefined }, 'field:client_seed'],
    [{ bet: null }, 'field:bet'],
    [{ bet: { mines: 25 } }, 'field:bet.mines'],
    [{ bet: { toString: 3 } }, 'field:bet.mines'],
    [{ state: { opened: [25], mines: null } }, 'field:state.opened.0'],
    [{ state: { opened: Array(26).fill(1), mines: null } }, 'field:state.opened'],
    [{ game: 'dice' }, 'field:bet.target'],
    [{ game: 'dice', bet: { target: 5_000, direction: 'over' } }, 'field:state.roll'],
    [{ game: 'hilo', bet: {}, state: { cards: [52], steps: [] } }, 'field:state.cards.0'],
  ])('with %j is rejected: %s', (change, problem) => {
    expect(withField(change)).toBe(problem)
  })

  it('drops all fields outside its format', () => {
    const text = JSON.stringify({ ...ROUND, bet: { mines: 3, more: '<b>' }, extra: 1 }).replace(
      '"more"',
      '"__proto__":{"mines":9},"more"',
    )
    const { round } = readRound(text)
    expect(round.game === 'miner' && { ...round.bet }).toEqual({ mines: 3 })
    expect(Object.keys(round)).not.toContain('extra')
  })
})
