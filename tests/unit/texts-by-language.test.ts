import { expect, test } from 'vitest'
import { copyTexts, mergeTexts, readText, textsIn, textsOfNames } from '#domain/languages/texts-by-language.ts'

test('a text is read in its language, or else as it was last received', () => {
  const texts = mergeTexts(textsIn('ru', { name: 'Бронза' }), textsIn('en', { name: 'Bronze' }))
  expect(readText({ texts }, 'ru', 'name', 'Bronze')).toBe('Бронза')
  expect(readText({ texts }, 'kz', 'name', 'Bronze')).toBe('Bronze')
  // A row of a build without languages.
  expect(readText({}, 'ru', 'name', 'Bronze')).toBe('Bronze')
})

test('a reply whose language is unknown adds no text', () => {
  const texts = textsIn('ru', { name: 'Бронза' })
  expect(mergeTexts(texts, textsIn(null, { name: 'Bronze' }))).toEqual(texts)
})

test('a text that the operator has changed is dropped in the other languages', () => {
  const texts = mergeTexts(textsIn('ru', { a: 'А', b: 'Б' }), textsIn('en', { a: 'A', b: 'B' }))
  expect(mergeTexts(texts, textsIn('en', { a: 'A', b: 'New' }))).toEqual({
    ru: { a: 'А' },
    en: { a: 'A', b: 'New' },
  })
})

test('names in several languages are stored in each that the operator has', () => {
  const texts = textsOfNames({ card: { en: 'Card', ru: 'Карта' }, coin: { en: 'Coin', kz: null } })
  expect(texts).toEqual({ en: { card: 'Card', coin: 'Coin' }, ru: { card: 'Карта' }, kz: {} })
  expect(copyTexts(texts, 'card', 'method')).toEqual({ en: { method: 'Card' }, ru: { method: 'Карта' } })
})
