import { describe, expect, it, vi } from 'vitest'
import { gameFinder, readLookingFor } from '../../worker/lobby/game-finder.ts'

const LISTS = {
  version: '1',
  providers: [{ id: 'p1', name: 'A ], "games": [' }],
  types: ['video'],
  features: ['jackpot', 'lucky-nine'],
}
const row = (id: string, slug: string, name = 'A game', kind = 'slots') => [
  id,
  slug,
  name,
  0,
  kind,
  1,
  true,
  0,
  1,
  true,
  9,
]
const FOUND = row('s4', 'lucky-nine', 'Қазына ] "of" [ nine')
const GAMES = [
  row('lucky-nine', 'other'),
  row('s2', 'third', 'lucky-nine'),
  row('s3', 'lucky-nine', 'A table of that name', 'live'),
  FOUND,
  row('s5', 'last'),
]
const WANTED = { kind: 'slots', slug: 'lucky-nine' } as const
const text = (games: unknown[] = GAMES, space?: number) => JSON.stringify({ ...LISTS, games }, null, space)

describe('a game in a catalogue that is still on its way', () => {
  it.each([undefined, 2])(
    'is found with the last sign of its row, however the text is cut (indented by %s)',
    (space) => {
      const whole = text(GAMES, space)
      const find = gameFinder(WANTED)
      const ends = Array.from({ length: whole.length }, (_, at) => at + 1)
      const first = ends.find((end) => find(whole.slice(0, end)) !== null) ?? 0
      expect(gameFinder(WANTED)(whole.slice(0, first))).toEqual({ lists: LISTS, game: FOUND })
      expect(whole.slice(0, first)).toMatch(/9\s*\]$/)
      expect(whole.slice(first)).toContain('"last"')
    },
  )

  it('is none where there is none, where it is no game, and where its lists come after it', () => {
    expect(gameFinder({ kind: 'slots', slug: 'none' })(text())).toBeNull()
    expect(gameFinder({ kind: 'live', slug: 'last' })(text())).toBeNull()
    expect(gameFinder(WANTED)(JSON.stringify({ games: GAMES, ...LISTS }))).toBeNull()
    expect(gameFinder(WANTED)(text([FOUND.with(6, 'yes')]))).toBeNull()
  })

  it('is told of once, and the text is read whole, letters that are cut in two among it', async () => {
    const bytes = new TextEncoder().encode(text())
    const body = new ReadableStream({
      start(stream) {
        for (let at = 0; at < bytes.length; at += 7) stream.enqueue(bytes.slice(at, at + 7))
        stream.close()
      },
    })
    const onFound = vi.fn<(found: unknown) => void>()
    expect(await readLookingFor(new Response(body), WANTED, onFound)).toBe(text())
    expect(onFound.mock.calls).toEqual([[{ lists: LISTS, game: FOUND }]])
    expect(await readLookingFor(new Response(text(), { status: 503 }), WANTED, onFound)).toBe(text())
    expect(onFound).toHaveBeenCalledTimes(1)
  })
  it('of a text that has its name everywhere is let go of soon, and the text is read whole', async () => {
    const places = '"lucky-nine":1,'.repeat(50_000)
    const parse = vi.spyOn(JSON, 'parse')
    const find = gameFinder(WANTED)
    for (let end = 1; end <= 200; end += 1) {
      expect(find(`[${places.slice(0, end * 100)}`)).toBeNull()
    }
    const rows = Array.from({ length: 2_000 }, () => row('lucky-nine', 'other'))
    expect(gameFinder(WANTED)(text([...rows, FOUND]))).toBeNull()
    expect(parse.mock.calls.length).toBeLessThan(100)
    parse.mockRestore()
  })

  it('ends as a text does that is cut in the middle of a letter', async () => {
    const bytes = new TextEncoder().encode(`${text()} Қ`).slice(0, -1)
    const whole = await new Response(bytes).text()
    expect(whole).toMatch(/\uFFFD$/)
    expect(await readLookingFor(new Response(bytes), WANTED, vi.fn())).toBe(whole)
  })
})
