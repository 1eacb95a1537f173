import { afterEach, describe, expect, test, vi } from 'vitest'

const ORIGIN = 'https://casino.example'

/** Opens a page at an address; returns what its first module takes from the address, and the address that is left. */
async function open(path: string) {
  const place = new URL(path, ORIGIN)
  const stored = new Map<string, string>()
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: URL) => (place.href = to.href),
  })
  vi.stubGlobal('sessionStorage', { setItem: (name: string, value: string) => stored.set(name, value) })
  vi.resetModules()
  const taken = await import('#src/browser/address-tokens.ts')
  return { taken, left: place.href.slice(ORIGIN.length), stored: [...stored.values()] }
}

describe('tokens in the address of a page', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test.each([
    ['/reset-password/abc.1', '/reset-password', { token: 'abc.1', phone: null }],
    ['/ru/reset-password/abc.1/', '/ru/reset-password', { token: 'abc.1', phone: null }],
    ['/reset-password/a%2Fb?phone=%2B77011234567', '/reset-password', { token: 'a/b', phone: '+77011234567' }],
    ['/reset-password/a?phone=+77011234567&stag=s1', '/reset-password?stag=s1', { token: 'a', phone: '+77011234567' }],
    ['/reset-password/%E0%A4%A', '/reset-password', { token: '%E0%A4%A', phone: null }],
  ])('the reset token of %s leaves it before any other code runs', async (path, left, reset) => {
    const opened = await open(path)
    expect(opened.left).toBe(left)
    expect(opened.taken.resetLink).toBe(path)
    expect(opened.stored).toEqual([JSON.stringify(path)])
    const { parseResetLink } = await import('#src/pages/reset-password/use-reset-token.ts')
    expect(parseResetLink(path)).toEqual(reset)
  })

  test.each(['/reset-password', '/kz/reset-password?phone=1', '/games/dice?token=a'])(
    '%s stays as it is',
    async (path) => {
      const opened = await open(path)
      expect(opened.left).toBe(path)
      expect(opened.taken.resetLink).toBeNull()
      expect(opened.stored).toEqual([])
    },
  )

  test('the tokens of a simple-auth link and of a provider leave it as well', async () => {
    const link = await open('/?simple_auth=1&simpleAuthToken=t-1')
    expect(link.left).toBe('/?simple_auth=1')
    expect([link.taken.takeSimpleAuthToken(), link.taken.takeSimpleAuthToken()]).toEqual(['t-1', null])
    const provider = await open('/kz/auth/callback?token=t-2')
    expect(provider.left).toBe('/kz/auth/callback')
    expect(provider.taken.socialToken).toBe('t-2')
  })
})
