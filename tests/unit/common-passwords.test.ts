import { dictionary } from '@zxcvbn-ts/language-common'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILTER_BYTES, getFilterBits, isCommonPassword } from '#domain/player/common-passwords.ts'
import { PASSWORD_LENGTH } from '#domain/player/password.ts'

const COUNT = 3_000
/** The list is sorted by how often a password was found, in lower case. */
const MOST_COMMON = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.min).slice(0, COUNT)

const FALSE_MAX = 1 / 1_000

function writeFilter(passwords: readonly string[]): string {
  const bytes = Buffer.alloc(FILTER_BYTES)
  for (const bit of passwords.flatMap(getFilterBits)) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7))
  return [
    '/**',
    ` * The first ${COUNT} passwords of ${PASSWORD_LENGTH.min} characters or more in @zxcvbn-ts/language-common (MIT, © Dan Wheeler, Dropbox and`,
    ' * @zxcvbn-ts), as bits in base64. Written by `npx vitest run tests/unit/common-passwords.test.ts --update`.',
    ' */',
    `export const FILTER =\n  '${bytes.toString('base64')}'`,
    '',
  ].join('\n')
}

describe('the filter of common passwords', () => {
  it('is made of the most common ones of the package', async () => {
    expect(MOST_COMMON).toHaveLength(COUNT)
    const file = '../../worker/domain/player/common-passwords-filter.ts'
    await expect(writeFilter(MOST_COMMON)).toMatchFileSnapshot(file)
  })

  it('knows each of them', () => {
    expect(MOST_COMMON.filter((password) => !isCommonPassword(password))).toEqual([])
  })

  it('takes fewer than 1 of 1,000 other passwords for one of them', () => {
    const known = new Set(MOST_COMMON)
    const others = fc.sample(fc.string({ minLength: 8, maxLength: 24 }), { numRuns: 50_000, seed: 1 })
    const rare = dictionary['passwords-common'].slice(-20_000)
    for (const list of [others, rare]) {
      const wrong = list.filter((password) => !known.has(password) && isCommonPassword(password))
      expect(wrong.length / list.length).toBeLessThan(FALSE_MAX)
    }
  })
})
