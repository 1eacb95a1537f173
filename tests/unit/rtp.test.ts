import { expect, test } from 'vitest'
import { computeRtp } from '../../worker/domain/games/rtp.ts'

test('computes the RTP of every original game from its rules', () => {
  const rtp = computeRtp()
  expect(rtp.dice.min).toBeCloseTo(9_900 / 10_001, 12)
  expect(rtp.roulette).toEqual({ min: 36 / 37, max: 36 / 37 })
  for (const game of ['coinflip', 'hilo', 'miner', 'crash'] as const) expect(rtp[game].min, game).toBeCloseTo(0.99, 12)
  expect(rtp.duel.min).toBeCloseTo(0.98, 12)
  expect(rtp.rooms.min).toBeCloseTo(0.95, 12)
  expect(rtp.wheel.min).toBeCloseTo(0.98, 12)
  expect(rtp.wheel.max).toBeCloseTo(0.98, 12)
  expect(rtp.cases.min).toBeCloseTo(0.97, 3)
  expect(rtp.cases.max).toBeCloseTo(0.98, 3)
  expect(rtp.keno.min).toBeCloseTo(0.9865, 4)
  expect(rtp.keno.max).toBeCloseTo(0.9907, 4)
})
