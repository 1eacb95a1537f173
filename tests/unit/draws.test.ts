import { createHash, createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draws, hashServerSeed, pick } from '#domain/fairness/draws.ts'

/** Published: the first 34 bytes of the stream for this pair; the last two belong to round 1 of the HMAC. */
const PUBLISHED = {
  seeds: {
    clientSeed: 'iyAyNGKPsa',
    serverSeed: '5d43f77f53fec7d115180136105400f0fd2a1f20b681b6b54a289c207923b190',
  },
  nonce: 29,
  bytes: [
    107, 36, 194, 168, 252, 117, 68, 165, 155, 3, 141, 117, 143, 62, 227, 104, 176, 154, 220, 192, 9, 38, 250,
  ].concat([29, 69, 86, 41, 185, 2, 244, 169, 99, 134, 7]),
  floats: [0.418529668823, 0.986164369853, 0.605522957863, 0.559553349391, 0.689863011241, 0.035750991898].concat([
    0.270845992723, 0.011545740766, 0.523547452874,
  ]),
}
const hexText = fc.stringMatching(/^[0-9a-f]{64}$/)
const clientText = fc.stringMatching(/^[!-~]{1,64}$/)

describe('the draws of a pair of seeds', () => {
  it('the draws are the published bytes, four per draw, continued in the next HMAC round', () => {
    const drawn = draws(PUBLISHED.seeds, PUBLISHED.nonce, 9)
    const bytes = drawn.flatMap((draw) => [draw >>> 24, (draw >>> 16) & 255, (draw >>> 8) & 255, draw & 255])
    expect(bytes.slice(0, PUBLISHED.bytes.length)).toEqual(PUBLISHED.bytes)
    drawn.forEach((draw, index) => expect(draw / 2 ** 32).toBeCloseTo(PUBLISHED.floats[index] ?? -1, 11))
  })

  it('the draws are those of the published HMAC', () => {
    const seeds = {
      clientSeed: 'bb62964774',
      serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
    }
    const hex = draws(seeds, 1, 8).map((draw) => draw.toString(16).padStart(8, '0'))
    expect(hex.join('')).toBe('c590d171e39b70404ee1fff2ce09c3e1090688e1320a9cd27f58b1ac3dfa8c92')
  })

  it('the draws equal those of another HMAC implementation for any seeds, nonce and count', () => {
    fc.assert(
      fc.property(
        hexText,
        clientText,
        fc.nat(),
        fc.integer({ min: 1, max: 60 }),
        (serverSeed, clientSeed, nonce, count) => {
          const stream = Buffer.concat(
            Array.from({ length: Math.ceil(count / 8) }, (_, round) =>
              createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${round}`).digest(),
            ),
          )
          const expected = Array.from({ length: count }, (_, index) => stream.readUInt32BE(index * 4))
          expect(draws({ serverSeed, clientSeed }, nonce, count)).toEqual(expected)
        },
      ),
    )
  })

  it('the draws use the UTF-8 bytes of a client seed in any script', () => {
    const expected = createHmac('sha256', 'ab').update('жеңіс:0:0').digest().readUInt32BE(0)
    expect(draws({ serverSeed: 'ab', clientSeed: 'жеңіс' }, 0, 1)).toEqual([expected])
  })
})

describe('the hash of a server seed', () => {
  it('the hash is that of the text of the seed, not of the bytes it encodes', () => {
    expect(hashServerSeed('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    fc.assert(
      fc.property(hexText, (seed) => {
        expect(hashServerSeed(seed)).toBe(createHash('sha256').update(seed, 'utf8').digest('hex'))
        expect(hashServerSeed(seed)).not.toBe(createHash('sha256').update(seed, 'hex').digest('hex'))
      }),
    )
  })
})

describe('picking from a draw', () => {
  it('a pick is floor(draw / 2^32 × choices), computed without a float', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.integer({ min: 1, max: 10_001 }), (draw, choices) => {
        expect(BigInt(pick(draw, choices))).toBe((BigInt(draw) * BigInt(choices)) >> 32n)
      }),
    )
  })

  it('a pick reaches both ends and never more', () => {
    expect([pick(0, 10_001), pick(2 ** 32 - 1, 10_001)]).toEqual([0, 10_000])
  })
})
