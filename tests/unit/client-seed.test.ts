import { afterEach, describe, expect, it, vi } from 'vitest'
import { isClientSeed, randomClientSeed } from '#src/games/table/fairness/client-seed.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the client seed', () => {
  it.each(['a', '!~', 'a'.repeat(64), 'Qwerty-123', '"<>&'])('%j is a valid client seed', (seed) => {
    expect(isClientSeed(seed)).toBe(true)
  })

  it.each(['', ' ', 'a b', 'a'.repeat(65), 'сид', 'a\n', '\u007f', '😀'])('%j is not a valid client seed', (seed) => {
    expect(isClientSeed(seed)).toBe(false)
  })

  it('suggested client seeds are valid and always different', () => {
    const offered = Array.from({ length: 100 }, randomClientSeed)
    expect(offered.every(isClientSeed)).toBe(true)
    expect(new Set(offered).size).toBe(100)
  })
  it('suggested client seeds are drawn by the browser’s cryptographic generator', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(0xa7)
      return bytes
    })
    expect(randomClientSeed()).toBe('a7'.repeat(10))
  })
})
