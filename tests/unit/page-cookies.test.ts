import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCookies, setCookie } from '../../src/browser/cookies.ts'

let jar: Map<string, string>

/** A fake browser jar: sets one cookie at a time, returns them all. */
beforeEach(() => {
  jar = new Map()
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const name = pair.slice(0, pair.indexOf('='))
      if (attributes.includes('max-age=0')) jar.delete(name)
      else jar.set(name, pair.slice(name.length + 1))
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

test('a signed token of a usual length is stored', () => {
  const token = `eyJ.${'a'.repeat(1_000)}.${'b'.repeat(342)}`
  setCookie('token', token)
  expect(readCookies()).toEqual({ token })
})

test('a value that cannot be stored also removes the previous one, which would be out of date', () => {
  setCookie('token', 'old')
  setCookie('token', 'a'.repeat(4_000))
  expect(readCookies()).toEqual({})
})
