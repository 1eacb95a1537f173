import { expect, test } from 'vitest'
import { DIVISIONS, getCrestLook } from '#src/pages/betting/crest.ts'

const NAMES = ['Aktobe Dynamos', 'Шахтёр', 'Қайрат', 'D. Yilmaz', 'Rift Gaming', 'Paris Saint-Germain', 'B8']

test('a crest is made from the name alone, and the same each time', () => {
  expect(getCrestLook('Aktobe Dynamos')).toEqual({ letters: 'AD', hues: [22, 192], division: 2 })
  for (const name of NAMES) expect(getCrestLook(name)).toEqual(getCrestLook(name))
})

test('its letters are those of the first and the last word, or the first two of one word', () => {
  expect(NAMES.map((name) => getCrestLook(name).letters)).toEqual(['AD', 'ША', 'ҚА', 'DY', 'RG', 'PG', 'B8'])
  expect(getCrestLook('').letters).toBe('')
})

test('its two colours are never neighbours on the colour wheel, and every division occurs', () => {
  const looks = Array.from({ length: 500 }, (_, at) => getCrestLook(`Side ${at}`))
  for (const { hues } of looks) {
    const apart = Math.abs(hues[0] - hues[1])
    expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(90)
  }
  expect(new Set(looks.map(({ division }) => division)).size).toBe(DIVISIONS)
})
