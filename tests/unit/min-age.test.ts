import { describe, expect, test } from 'vitest'
import { getMinAge } from '#domain/player/min-age.ts'
import { readByCountry } from '#domain/settings/by-country.ts'

describe('the minimum age to play', () => {
  test('is that of the country, otherwise the general one', () => {
    expect(getMinAge(['RU'])).toBe(18)
    expect(getMinAge(['KZ'])).toBe(21)
    expect(getMinAge(['by'])).toBe(21)
  })

  test('is the higher one of two countries, such as those of the address and of the phone number', () => {
    expect(getMinAge(['RU', 'kz'])).toBe(21)
    expect(getMinAge(['KZ', 'ru'])).toBe(21)
    expect(getMinAge(['RU', 'ru'])).toBe(18)
    expect(getMinAge([null, 'ru'])).toBe(18)
    expect(getMinAge(['RU', null])).toBe(18)
  })

  test('is the highest of the setting if the country is unknown', () => {
    expect(getMinAge([])).toBe(21)
    expect(getMinAge([null, null])).toBe(21)
    expect(getMinAge([null], { '*': 25, KZ: 21 })).toBe(25)
  })

  test('is read from a list of countries and ages, in any case and with spaces', () => {
    expect(readByCountry('*:18, kz:21', 18, 99)).toEqual({ '*': 18, KZ: 21 })
    for (const wrong of ['', 'KZ:21', '*:17', '*:18,KZ', '*:18,KZ:21,KZ:25'])
      expect(readByCountry(wrong, 18, 99)).toBeNull()
  })
})
