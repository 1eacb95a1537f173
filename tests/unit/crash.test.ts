import { createHash, createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AUTO_CASH_OUT,
  autoCashOut,
  CRASH_LONGEST_MS,
  CRASH_POINT_MOST,
  crashElapsed,
  crashMultiplier,
  crashPayout,
  crashTime,
  isAutoCashOut,
} from '#domain/games/crash.ts'
import {
  crashDigest,
  crashDraw,
  crashPoint,
  pointOfDraw,
  previousGameHash,
  walkChain,
} from '#domain/fairness/crash-chain.ts'
import { minor } from '#domain/money/money.ts'

/** Rounds published by other operators that use the same formula. */
const SALT = '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4'
const PUBLISHED = [
  ['9dd9a4ce539a7d11a36a96c71f3d939c46d972b2e56254bc85ea2c0681541dca', '23eb7069c6fc5b1369b92f5321af9f63', 774],
  ['c126cb95da0dd092620106e90e576e4c9de91b16e2eabf89441ec4884f738835', '52df6793bd1e3665d855e009a78afeb7', 125],
  ['1407ab406a5c5d04cc4bb1ec43dfe5505845e0e1f9df160a1f735c74850c785d', '63d2757144051301a3968931d88659cb', 303],
  ['793b021844efd1353d8e78f1234b4a8109faa22aaf3d46a42f6413eb690d77b5', '636d691310cfce3d87ace4065442dd59', 179],
  ['f970f5f840050aa6773175c223984e6d972d326d86c97344c4d8623b2e74d84c', 'a3e788ab1b56d4ef8918aa62909d65be', 165],
  ['b4e7b335045da0a2666145980d03ed440a2e150e5369c72c7e6e24aeeb95f791', SALT, 256],
  ['ca9b74c095c615cdf961892e54b35d42b6b8d3612266ff158547020fab514cf7', SALT, 301],
  ['d8276461230081da5d9e251397b511bbf792725786c3d9c79b386c665cbba63f', SALT, 118],
  ['f5f701298a1d235ab65ce7337d744c43a4b5afd32386a83e9268af8590bdea6c', SALT, 3_285],
] as const
/** Two of these are of one chain, two games apart. */
const LATER = PUBLISHED[5][0]
const EARLIER = PUBLISHED[6][0]

const draw = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const target = fc.integer({ min: AUTO_CASH_OUT.min, max: AUTO_CASH_OUT.max })

describe('a crash point', () => {
  it.each(PUBLISHED)('the crash point of %s is the published one', (hash, salt, point) => {
    expect(crashPoint(hash, salt)).toBe(point)
  })

  it('the crash point is exactly the result of the formula, computed without floats', () => {
    const exact = (of: number) => {
      const hundredths = (2n ** 32n * 99n) / (BigInt(of) + 1n)
      return Number(hundredths < 100n ? 100n : hundredths)
    }
    fc.assert(fc.property(draw, (of) => pointOfDraw(of) === exact(of)))
    // If the quotient is an integer, a float result could be too low.
    for (const divisor of [1, 2, 3, 9, 11, 33, 99, 2 ** 16, 2 ** 31, 2 ** 32]) {
      expect(pointOfDraw(divisor - 1)).toBe(exact(divisor - 1))
    }
  })

  it('the crash point lies between 1.00× and that of the draw 0', () => {
    expect(pointOfDraw(2 ** 32 - 1)).toBe(100)
    expect(pointOfDraw(0)).toBe(CRASH_POINT_MOST)
    fc.assert(fc.property(draw, (of) => pointOfDraw(of) >= 100 && pointOfDraw(of) <= CRASH_POINT_MOST))
  })

  it('a multiplier is reached with a probability of 99 in 100 divided by it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), (point) => {
        // The draws that reach the point are those up to a bound; all draws are equally likely.
        const reaching = Math.floor((2 ** 32 * 99) / point)
        return pointOfDraw(reaching - 1) >= point && pointOfDraw(reaching) < point
      }),
    )
  })

  it('the draw is the HMAC of the salt with the hash as text for its key', () => {
    const [hash, salt] = PUBLISHED[0]
    expect(crashDigest(hash, salt)).toBe(createHmac('sha256', hash).update(salt).digest('hex'))
    expect(crashDraw(crashDigest(hash, salt))).toBe(createHmac('sha256', hash).update(salt).digest().readUInt32BE(0))
  })
})

describe('the chain of games', () => {
  it('each hash leads to the one before by SHA-256 of its text', () => {
    expect(previousGameHash(LATER)).toBe(createHash('sha256').update(LATER).digest('hex'))
    expect(previousGameHash(previousGameHash(LATER))).toBe(EARLIER)
  })
})

describe('the curve', () => {
  it('the curve has the published multipliers at the published times', () => {
    expect(crashMultiplier(0)).toBe(100)
    expect(crashMultiplier(-5_000)).toBe(100)
    expect(crashTime(200)).toBe(11_553)
    expect(crashMultiplier(11_553)).toBe(200)
    expect(crashMultiplier(11_552)).toBe(199)
    expect(crashTime(1_000)).toBe(38_377)
  })

  it('the curve is never close enough to the next hundredth for engines to round differently', () => {
    let nearest = 1
    for (let ms = 1; ms <= crashTime(AUTO_CASH_OUT.max) + 1; ms += 1) {
      const exact = 100 * Math.exp(0.000_06 * ms)
      nearest = Math.min(nearest, Math.abs(exact - Math.round(exact)) / exact)
    }
    // JavaScript engines may differ in the last one or two bits of a float, which is a relative 2^-52.
    expect(nearest).toBeGreaterThan(2 ** -48)
  })

  it('the curve reaches every multiplier exactly at its time and not a ms earlier', () => {
    fc.assert(
      fc.property(target, (hundredths) => {
        const ms = crashTime(hundredths)
        return crashMultiplier(ms) >= hundredths && crashMultiplier(ms - 1) < hundredths
      }),
    )
    expect(crashTime(100)).toBe(0)
  })

  it('a time that cannot be gives no multiplier and payout beyond the highest, and no endless search', () => {
    for (const ms of [24 * 3_600_000, 1e15, Infinity]) expect(crashMultiplier(ms)).toBe(CRASH_POINT_MOST)
    expect(crashMultiplier(Number.NaN)).toBe(100)
    for (const hundredths of [CRASH_POINT_MOST, 1e15, Infinity]) expect(crashTime(hundredths)).toBe(CRASH_LONGEST_MS)
    expect(crashTime(Number.NaN)).toBe(0)
    const most = crashPayout(minor(25_000_000), AUTO_CASH_OUT.max)
    for (const hundredths of [CRASH_POINT_MOST, Infinity]) expect(crashPayout(minor(25_000_000), hundredths)).toBe(most)
  })

  it('the time since the start is unknown if it cannot be', () => {
    expect([crashElapsed(1_000, 3_500), crashElapsed(1_000, 900)]).toEqual([2_500, 0])
    expect(crashElapsed(0, CRASH_LONGEST_MS + 500)).toBe(CRASH_LONGEST_MS)
    for (const now of [3 * 3_600_000, 24 * 3_600_000, -3_600_000, Number.NaN, Infinity]) {
      expect(crashElapsed(0, now)).toBeNull()
    }
  })

  it('the curve never falls', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 230_000 }), (ms) => crashMultiplier(ms + 1) >= crashMultiplier(ms)))
  })
})

describe('a cash-out', () => {
  it('a cash-out pays exactly the amount times the multiplier, rounded down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25_000_000 }), target, (amount, hundredths) => {
        const exact = (BigInt(amount) * BigInt(hundredths)) / 100n
        return BigInt(crashPayout(minor(amount), hundredths)) === exact
      }),
    )
    expect(crashPayout(minor(1), 199)).toBe(1)
    expect(crashPayout(minor(25_000_000), AUTO_CASH_OUT.max)).toBe(25_000_000_000_000)
  })

  it('a target equal to the crash point pays, and one a hundredth above does not', () => {
    expect(autoCashOut(137, 137)).toBe(137)
    expect(autoCashOut(138, 137)).toBeNull()
    expect(autoCashOut(101, 100)).toBeNull()
  })

  it('a bet without a target is cashed out at 1,000,000×', () => {
    expect(autoCashOut(null, AUTO_CASH_OUT.max)).toBe(AUTO_CASH_OUT.max)
    expect(autoCashOut(null, AUTO_CASH_OUT.max - 1)).toBeNull()
  })

  it('a target is from 1.01× to 1,000,000× in whole hundredths', () => {
    for (const good of [101, 200, 100_000_000]) expect(isAutoCashOut(good)).toBe(true)
    for (const wrong of [100, 0, -101, 100_000_001, 150.5, Number.NaN, Infinity]) {
      expect(isAutoCashOut(wrong)).toBe(false)
    }
  })
})

it('walking along the chain gives the same as its single steps', () => {
  let hash = 'f'.repeat(64)
  for (let step = 0; step < 300; step += 1) hash = previousGameHash(hash)
  expect(walkChain('f'.repeat(64), 300)).toBe(hash)
  expect(walkChain(hash, 0)).toBe(hash)
})
