import { describe, expect, it } from 'vitest'
import type { SharedBetRow } from '#db/view.ts'
import { minor } from '#domain/money/money.ts'
import { getRoomResults } from '#src/games/rooms/results.ts'

const NOW = { turningId: null, openId: null }

const stake = (key: string | null, given: Partial<SharedBetRow<'rooms'>>): SharedBetRow<'rooms'> => ({
  id: `bet of ${key}`,
  playerId: '1',
  game: 'rooms',
  at: 0,
  key,
  lastKey: key,
  amount: minor(100),
  currency: 'RUB',
  payout: minor(0),
  status: 'settled',
  roundId: 'r1',
  bet: { room: 'red', round: 'r1', server_seed_hash: '' },
  state: { first: 0, draw: null },
  ...given,
})

describe('the results of a room', () => {
  it('add up all stakes of a round and carry the key of each, the first one first', () => {
    const bets = [stake('c', {}), stake('b', { payout: minor(570) }), stake('a', { amount: minor(300) })]
    expect(getRoomResults(bets, NOW)).toEqual([
      { id: 'r1', key: 'a', keys: ['a', 'b', 'c'], amount: 500, payout: 570, currency: 'RUB' },
    ])
  })

  it('wait until every stake of the round is settled, so that no part of it is counted as the whole', () => {
    expect(getRoomResults([stake('b', { status: 'open' }), stake('a', { payout: minor(190) })], NOW)).toEqual([])
  })

  it('leave out stakes that were returned, and keys of other devices', () => {
    const bets = [stake('b', { status: 'cancelled' }), stake(null, {}), stake('a', {})]
    expect(getRoomResults(bets, NOW)).toMatchObject([{ keys: ['a'], amount: 200, payout: 0 }])
  })

  it('leave out a round that the ring still turns for', () => {
    expect(getRoomResults([stake('a', {})], { ...NOW, turningId: 'r1' })).toEqual([])
  })
})
