import { expect, test } from 'vitest'
import { hashComponents, loadSources, sources } from '@fingerprintjs/fingerprintjs'

/** What the app uses of the library is no promise of it: an update that moves it is to fail here, not on a player's device. */

test('the sources are functions by name, the one that our policy refuses among them', () => {
  const names = Object.keys(sources)
  expect(names).toContain('fontPreferences')
  expect(names.length).toBeGreaterThan(30)
  expect(Object.values(sources).every((source) => typeof source === 'function')).toBe(true)
})

test('sources are loaded apart from the agent, without those that are named, and hashed to 32 digits', async () => {
  const own = { languages: () => [['kk']], platform: () => 'Linux', fontPreferences: () => 'refused' }
  const components = await loadSources(own, { cache: {}, debug: false }, ['fontPreferences'])()
  expect(components).toMatchObject({ languages: { value: [['kk']] }, platform: { value: 'Linux' } })
  expect(components).not.toHaveProperty('fontPreferences')
  // Three sources stand for the forty that its type names.
  const hash = hashComponents(components as unknown as Parameters<typeof hashComponents>[0])
  expect(hash).toMatch(/^[\da-f]{32}$/)
  // A component that changes is another browser.
  const other = await loadSources({ ...own, platform: () => 'Win32' }, { cache: {}, debug: false }, [])()
  expect(hashComponents(other as unknown as Parameters<typeof hashComponents>[0])).not.toBe(hash)
})
