import { expect, test } from 'vitest'
import { setMeta } from '#src/browser/mirrors.ts'

const content = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

test('the verification of a search engine becomes a meta tag, and none that changes how the page behaves', () => {
  setMeta('yandex-verification', 'first')
  setMeta('yandex-verification', 'second')
  expect(content('yandex-verification')).toBe('second')
  expect(document.head.querySelectorAll('meta[name="yandex-verification"]')).toHaveLength(1)
  for (const name of ['referrer', 'Viewport', 'http equiv']) setMeta(name, 'unsafe-url')
  expect([...document.head.querySelectorAll('meta')].map((meta) => meta.content)).not.toContain('unsafe-url')
})
