import { expect, test } from 'vitest'
import { hashComponents, loadSources, sources } from '@fingerprintjs/fingerprintjs'

/** The app uses internals of this library: an update that changes them has to fail here, not on a player's device. */

test('the sources are functions by name, including the one that the content security policy blocks', () => {
  const names = Object.keys(sources)
  expect(names).toContain('fontPreferences')
  expect(names.length).toBeGreaterThan(30)
  expect(Object.values(sources).every((source) => typeof source === 'function')).toBe(true)
})

test('sources can be loaded without the agent and without excluded ones, and hash to 32 digits', async () => {
  const fakeSources = { languages: () => [['kk']], platform: () => 'Linux', fontPreferences: () => 'refused' }
  const components = await loadSources(fakeSources, { cache: {}, debug: false }, ['fontPreferences'])()
  expect(components).toMatchObject({ languages: { value: [['kk']] }, platform: { value: 'Linux' } })
  expect(components).not.toHaveProperty('fontPreferences')
  // Three sources instead of the forty that its type names.
  const hash = hashComponents(components as unknown as Parameters<typeof hashComponents>[0])
  expect(hash).toMatch(/^[\da-f]{32}$/)
  // A changed component means another browser.
  const other = await loadSources({ ...fakeSources, platform: () => 'Win32' }, { cache: {}, debug: false }, [])()
  expect(hashComponents(other as unknown as Parameters<typeof hashComponents>[0])).not.toBe(hash)
})
