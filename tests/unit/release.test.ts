import { expect, test } from 'vitest'
import { messageText, parseRelease } from '#domain/browser/release.ts'

const NONE = { rollout: 100, blocked: [], message: null }

test('a bare id is all that a build needs', () => {
  expect(parseRelease({ id: 'a', timestamp: 7, more: {} })).toEqual({ id: 'a', ...NONE })
})

test.each([undefined, null, 7, 'a', [], {}, { id: '' }, { id: 7 }])('no id: %j', (given) => {
  expect(parseRelease(given)).toBeUndefined()
})

test.each([
  { rollout: -1 },
  { rollout: 101 },
  { rollout: '5' },
  { rollout: Number.NaN },
  { blocked: 'a' },
  { blocked: [7, null, {}] },
  { message: 'soon' },
  { message: { texts: { en: 'Soon.' } } },
  { message: { until: '7', texts: { en: 'Soon.' } } },
])('a field that does not fit counts as left out: %j', (fields) => {
  expect(parseRelease({ id: 'a', ...fields })).toEqual({ id: 'a', ...NONE })
})

test('a message has a text by locale, else in English, until its end', () => {
  const texts = { en: 'Soon.', ru: 'Скоро.', kz: 7, __proto__: { be: '' } }
  const message = parseRelease({ id: 'a', message: { until: 100, texts } })?.message ?? null
  expect(messageText(message, 'ru', 99)).toBe('Скоро.')
  expect(messageText(message, 'kz', 99)).toBe('Soon.')
  expect(messageText(message, 'ru', 100)).toBeUndefined()
  expect(messageText(message, 'be', 99)).toBe('Soon.')
  expect(messageText({ until: 100, texts: {} }, 'ru', 99)).toBeUndefined()
  expect(messageText(null, 'ru', 99)).toBeUndefined()
})

test('a long text is cut', () => {
  const message = parseRelease({ id: 'a', message: { until: 1, texts: { en: 'x'.repeat(9_999) } } })?.message ?? null
  expect(messageText(message, 'en', 0)).toHaveLength(300)
})
