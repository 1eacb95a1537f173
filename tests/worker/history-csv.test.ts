import { describe, expect, test } from 'vitest'
import type { CsvOrder } from '#worker/history/csv.ts'
import { history } from '#db/account-view.ts'
import { EMAIL, good, signUp, useWorld } from './support/world.ts'
import type { Tab } from './support/tab.ts'

const DAY_MS = 86_400_000
const TEXTS = {
  columns: ['Уақыты', 'Ойын', 'Бәс', 'Төлем', 'Валюта', 'Ескерту', 'ID'],
  games: { 'Golden Steppe': 'Алтын дала' },
  statuses: { paid: 'төленді' },
  mismatch: 'сәйкес емес',
  locale: 'kz',
} as const
const ALL = { from: 0, to: Infinity, timeZone: 'Asia/Almaty', texts: TEXTS }

describe('a history as a CSV file', () => {
  const world = useWorld()
  const openPlayer = async () => {
    const tab = await world.open()
    await signUp(tab)
    return tab
  }

  test('exports every line of a period once, newest first, even beyond what is stored locally', async () => {
    const tab = await openPlayer()
    await world.control.seedHistory({ email: EMAIL, bets: 1_600 })
    good(await tab.commands.history.refresh({ kind: 'bets' }))
    const stored = await history('bets', { from: 0, to: Infinity })
    const { text, counts } = await save(tab, { kind: 'bets', ...ALL })
    expect(text.startsWith('\uFEFF')).toBe(true)
    const [header, ...lines] = parse(text.slice(1))
    expect(header).toEqual(TEXTS.columns)
    expect(lines).toHaveLength(1_600)
    expect(counts).toEqual([500, 500, 500, 100])
    expect(new Set(lines.map((line) => line.at(-1))).size).toBe(1_600)
    expect(lines.slice(0, stored.length).map((line) => line.at(-1))).toEqual(stored.map(({ id }) => id))
    for (const line of lines) {
      expect(line).toHaveLength(7)
      expect(line[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:00$/)
      expect(`${line[2]} ${line[3]}`).toMatch(/^\d+,\d\d \d+,\d\d$/)
      expect(line[4]).toBe('RUB')
    }
    const [newest] = stored
    expect(Math.abs(Date.parse(lines[0]?.[0] ?? '') - (newest?.at ?? 0))).toBeLessThan(1_000)
    expect(lines.some(([, game]) => game === 'Алтын дала')).toBe(true)
    // The lines of an export are not stored in the database.
    expect(await world.db.history.count()).toBe(stored.length)
  })

  test('exports only the days asked for, and starts at the nearest stored page mark', async () => {
    const tab = await openPlayer()
    await world.control.seedHistory({ email: EMAIL, logins: 3_000 })
    const [from, to] = [Date.now() - 300 * DAY_MS, Date.now() - 270 * DAY_MS]
    const order = { ...ALL, kind: 'logins', from, to } as const
    const cold = await save(tab, order)
    good(await tab.commands.history.older({ kind: 'logins', until: 0 }))
    const wanted = await history('logins', { from, to })
    expect(wanted.length).toBeGreaterThan(100)
    await world.control.clearRequests()
    const warm = await save(tab, order)
    expect((await world.control.requests({ endpoint: 'getHistory' })).length).toBe(1)
    for (const { text } of [cold, warm]) {
      const lines = parse(text.slice(1)).slice(1)
      expect(lines.map((line) => line.at(-1))).toEqual(wanted.map(({ id }) => id))
    }
  })

  test('escapes spreadsheet formulas in a CSV file, and keeps quotes and separators in their cell', async () => {
    const tab = await openPlayer()
    await world.control.seedHistory({ email: EMAIL, logins: 3 })
    const device = '=HYPERLINK("https://evil.example","free")'
    const patch = { 'items.0.device': device, 'items.1.device': 'Safari; "old"', 'items.2.device': null }
    await world.control.fault({ match: { endpoint: 'getHistory' }, kind: 'patch', patch })
    const { text } = await save(tab, { ...ALL, kind: 'logins' })
    const devices = parse(text.slice(1)).map(([, cell]) => cell)
    expect(devices.slice(1, 4)).toEqual([`'${device}`, 'Safari; "old"', ''])
  })

  test('exports the status of a deposit in the words of the page', async () => {
    const tab = await openPlayer()
    await world.control.seedHistory({ email: EMAIL, deposits: 20 })
    const { text } = await save(tab, { ...ALL, kind: 'deposits' })
    const statuses = new Set(parse(text.slice(1)).map((line) => line[4]))
    expect(statuses).toContain('төленді')
    expect(statuses).not.toContain('paid')
  })

  test('exports tournament prizes with names in the page’s language', async () => {
    const tab = await openPlayer()
    await world.control.makeTournament({ id: 'race', prizes: [['300.00', 1, 1, 'balance']] })
    good(await tab.commands.tournaments.load({ id: 'race' }))
    good(await tab.commands.tournaments.join({ key: crypto.randomUUID(), id: 'race' }))
    await world.control.giveTournamentPoints({ id: 'race', email: EMAIL, points: 1 })
    await world.control.endTournament('race')
    const patch = { 'items.0.name': { en: 'Race', kz: 'Жарыс' } }
    await world.control.fault({ match: { endpoint: 'getHistory' }, kind: 'patch', patch })
    const { text } = await save(tab, { ...ALL, kind: 'prizes' })
    expect(parse(text.slice(1))[1]?.slice(1, 5)).toEqual(['Жарыс', '300,00', 'RUB', '1'])
  })

  test('exports a header alone for an empty history, and an offline error does not mark the shown history', async () => {
    const tab = await openPlayer()
    const { text, counts } = await save(tab, { ...ALL, kind: 'withdrawals' })
    expect(parse(text.slice(1))).toEqual([TEXTS.columns])
    expect(counts).toEqual([0])
    await world.control.stopListening()
    const failed = await tab.commands.history.fetchCsvPart({ ...ALL, kind: 'bets', position: null })
    expect(failed).toMatchObject({ ok: false, error: { code: 'offline' } })
    expect(await world.db.facts.get('problems')).not.toMatchObject({ parts: { history: 'offline' } })
  })

  test('does not continue an export with the lines of another player', async () => {
    const tab = await openPlayer()
    const position = { playerId: 'somebody-else', before: 'anything' }
    const answer = await tab.commands.history.fetchCsvPart({ ...ALL, kind: 'bets', position })
    expect(answer).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  })
})

/** Joins the parts to one text, as the page does. */
async function save({ commands }: Tab, order: Omit<CsvOrder, 'position'>) {
  const parts: Blob[] = []
  const counts: number[] = []
  let position: CsvOrder['position'] = null
  do {
    const { part, lines, next }: { part: Blob; lines: number; next: CsvOrder['position'] } = good(
      await commands.history.fetchCsvPart({ ...order, position }),
    )
    parts.push(part)
    counts.push(lines)
    position = next
  } while (position)
  // Decoded from bytes: Blob.text() would drop the byte order mark.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await new Blob(parts).arrayBuffer())
  return { text, counts }
}

/** The cells of each line, as RFC 4180 defines them, but separated as in Kazakh. */
function parse(csv: string): string[][] {
  const cells = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/gy
  const lines: string[][] = []
  let line: string[] = []
  for (const [, quoted, plain, end] of csv.matchAll(cells)) {
    line.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') {
      lines.push(line)
      line = []
    }
  }
  expect(line).toEqual([])
  return lines
}
