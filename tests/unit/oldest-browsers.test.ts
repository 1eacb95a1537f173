import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('README names the oldest browsers that the build supports', () => {
  const [, targets = ''] = /OLDEST_BROWSERS = \[(.+)\]/.exec(read('vite.config.ts')) ?? []
  const oldest = new Map(
    [...targets.matchAll(/'([a-z]+)([\d.]+)'/g)].map(([, name = '', version = '']) => [name, version]),
  )
  expect([...oldest.keys()]).toEqual(['chrome', 'edge', 'firefox', 'safari'])
  expect(oldest.get('edge')).toBe(oldest.get('chrome'))
  expect(read('README.md')).toContain(
    `Chrome, Edge and other Chromium browsers from ${oldest.get('chrome')}, Firefox from ${oldest.get('firefox')}, Safari from ${oldest.get('safari')} (`,
  )
})
