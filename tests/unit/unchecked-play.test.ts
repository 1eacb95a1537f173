import { expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { addResults, addTime, readPlay } from '../../src/protection/unchecked-play.ts'

const NOTHING = readPlay(null)
const win = { amount: minor(100), payout: minor(250), currency: 'RUB' } as const
const loss = { amount: minor(300), payout: minor(0), currency: 'RUB' } as const

test('time and results of one player are added up, by currency', () => {
  const played = addResults(addTime(addTime(NOTHING, 'ann', 1_000), 'ann', 500), 'ann', [win, loss])
  expect(played).toEqual({
    playerId: 'ann',
    ms: 1_500,
    uncheckedMs: 1_500,
    sums: { RUB: { wagered: 400, net: -150 } },
  })
  expect(addResults(played, 'ann', [{ ...win, currency: 'USD' }]).sums).toEqual({
    RUB: { wagered: 400, net: -150 },
    USD: { wagered: 100, net: 150 },
  })
})

test('another player begins at nothing', () => {
  expect(addTime(addResults(NOTHING, 'ann', [win]), 'ben', 20)).toEqual({
    playerId: 'ben',
    ms: 20,
    uncheckedMs: 20,
    sums: {},
  })
})

test('what was stored is read again, and anything else is nothing', () => {
  const play = addResults(addTime(NOTHING, 'ann', 1_000), 'ann', [win])
  expect(readPlay(JSON.parse(JSON.stringify(play)))).toEqual(play)
  for (const wrong of [null, 7, [], { playerId: 'ann' }, { ...play, ms: -1 }, { ...play, uncheckedMs: 'x' }])
    expect(readPlay(wrong)).toEqual(NOTHING)
  expect(readPlay({ ...play, sums: { RUB: { wagered: 'x', net: 1 }, XXX: { wagered: 1, net: 1 } } }).sums).toEqual({})
})
