import { describe, expect, it } from 'vitest'
import { getCsvStyle, toCsvLine } from '#domain/money/csv.ts'
import { createIsoFormat } from '#domain/time/zone-clock.ts'

const EN = getCsvStyle('en')

describe('the lines of a CSV file', () => {
  it.each([
    ['plain', 'plain'],
    ['Ұтыс', 'Ұтыс'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' outer white', '" outer white"'],
    ['=1+1', `"'=1+1"`],
    ['+7 701', `"'+7 701"`],
    ['-5', `"'-5"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['＝1+1', `"'＝1+1"`],
    ['=HYPERLINK("https://evil.example";"x")', `"'=HYPERLINK(""https://evil.example"";""x"")"`],
    ['5=5', '5=5'],
  ])('the text %j is written as %j', (text, field) => {
    expect(toCsvLine([text], EN)).toBe(`${field}\r\n`)
  })

  it('numbers of the app are written unchanged, also negative ones', () => {
    expect(toCsvLine([{ number: '-12.50' }, 'RUB', { number: '1000.00' }], EN)).toBe('-12.50,RUB,1000.00\r\n')
  })

  it.each(['ru', 'kz'] as const)(
    'are in %s such that a spreadsheet of that language opens them in columns',
    (locale) => {
      const cells = [{ number: '-12.50' }, 'RUB', 'a,b', 'c;d', { number: '3' }]
      expect(toCsvLine(cells, getCsvStyle(locale))).toBe('-12,50;RUB;"a,b";"c;d";3\r\n')
    },
  )
})

describe('the timestamps of a CSV file', () => {
  it.each([
    ['2026-11-21T13:30:05Z', 'Asia/Almaty', '2026-11-21T18:30:05+05:00'],
    ['2026-11-21T13:30:05Z', 'UTC', '2026-11-21T13:30:05+00:00'],
    ['2026-11-21T02:00:00Z', 'America/St_Johns', '2026-11-20T22:30:00-03:30'],
    ['2026-12-31T23:59:59Z', 'Asia/Kathmandu', '2027-01-01T05:44:59+05:45'],
    // The same local hour twice, distinguished by the UTC offset.
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00+01:00'],
  ])('%s in %s is %s', (moment, zone, written) => {
    expect(createIsoFormat(zone)(Date.parse(moment))).toBe(written)
    expect(Date.parse(written)).toBe(Date.parse(moment))
  })
})
