import { createIntl } from '@formatjs/intl'
import { expect, test } from 'vitest'
import kazakh from '../../lang/zone-cities/kz.json'
import russian from '../../lang/zone-cities/ru.json'
import { getZoneCity } from '#src/pages/profile/setting/get-zone-city.ts'
import { formatZone } from '#src/pages/profile/setting/zones.ts'

test('writes a time zone by its city and offset, and UTC by its name alone', () => {
  expect(formatZone('Asia/Almaty', 'Almaty', 'UTC+5')).toBe('Almaty, UTC+5')
  expect(formatZone('America/New_York', 'New York', 'UTC-5')).toBe('New York, UTC-5')
  // Browsers differ in what they call its offset.
  for (const offset of ['', 'UTC', 'UTC+0']) expect(formatZone('UTC', 'UTC', offset)).toBe('UTC')
})

test('names the city of a time zone in the language shown', () => {
  const city = (messages: Record<string, string>, zone: string) =>
    getZoneCity(createIntl({ locale: 'ru', messages }), zone)
  expect(city(russian, 'America/New_York')).toBe('Нью-Йорк')
  expect(city(kazakh, 'Europe/Moscow')).toBe('Мәскеу')
  // Chromium and Firefox call some zones by other names.
  expect(city(russian, 'Asia/Calcutta')).toBe(city(russian, 'Asia/Kolkata'))
  expect(city({}, 'America/New_York')).toBe('New York')
})

test.each([
  ['Russian', russian],
  ['Kazakh', kazakh],
])('names the city of every time zone in %s', (_language, cities) => {
  const unnamed = Intl.supportedValuesOf('timeZone').filter((zone) => !(zone in cities))
  // Younger than the list, or an island that is only named in English.
  expect(unnamed.length).toBeLessThanOrEqual(3)
})
