import { describe, expect, it } from 'vitest'
import { type CoverGame, type CoverShape, coverShapes } from '#src/cover/cover-shapes.ts'
import { getCoverPicture } from '#src/cover/cover-pictures.ts'
import { readLayers } from '#src/cover/layers.ts'
import { HOUSE_GAMES } from '#domain/games/house-games.ts'
import { ORIGINALS } from '#domain/games/original-pictures.ts'
import { makeCatalogue } from '../operator/catalogue/make.ts'

const { games: rows, providers } = makeCatalogue()
const games = rows.map(([id, , name, provider, kind]): CoverGame => ({
  id: String(id),
  name,
  provider: providers[provider]?.name ?? '',
  kind,
}))
const slots = games.filter(({ kind }) => kind === 'slots')
const drawn = (game: CoverGame): string => JSON.stringify(coverShapes(game))
const originalShapes = (id: keyof typeof ORIGINALS): CoverShape[] => [
  ...coverShapes({ id, name: '', provider: '', kind: 'original', picture: ORIGINALS[id] }).shapes,
]
/** The outlines of a cover's emblem, without its hills and sky. */
const picture = (name: string, kind: CoverGame['kind'] = 'slots'): string[] =>
  readLayers(getCoverPicture({ id: 'x', name, provider: '', kind })).map(([d]) => d)

describe('a cover', () => {
  it('a cover is always the same for a game, and different for another game', () => {
    const some = slots.slice(0, 400)
    expect(some.map(drawn)).toEqual(some.map((game) => drawn({ ...game })))
    expect(new Set(some.map(drawn)).size).toBe(some.length)
    // They differ in picture and hue, which are visible at first glance, not only in the position of the hill.
    const glance = (game: CoverGame): string => JSON.stringify(coverShapes(game).shapes.at(-2)?.[2])
    expect(new Set(some.map(glance)).size).toBeGreaterThanOrEqual(300)
  })

  it('a cover has at most 25 elements', () => {
    const count = (shapes: readonly CoverShape[]): number =>
      shapes.reduce((sum, [, , children = []]) => sum + 1 + count(children), 0)
    const all = [...games.map((game) => coverShapes(game).shapes), ...HOUSE_GAMES.map((id) => originalShapes(id))]
    expect(all.length).toBeGreaterThan(3200)
    expect(Math.max(...all.map(count))).toBeLessThanOrEqual(25)
  })

  it('a cover contains no text from outside, only paths, colours and numbers', () => {
    const hostile = '"/><script>alert(1)</script>url(//x)'
    const problems = [...games, { id: hostile, name: hostile, provider: hostile, kind: 'slots' } as const].flatMap(
      (game) => {
        const { sky, shapes } = coverShapes(game)
        return [`sky=${sky}`, ...getAttributes(shapes)].filter((attribute) => !ALLOWED.test(attribute))
      },
    )
    expect(problems).toEqual([])
  })

  it('a cover shows what the name means, in each of its languages', () => {
    expect(picture('Бүркіт')).toEqual(picture('Falcon'))
    expect(picture('беркут')).toEqual(picture('Falcon'))
    expect(picture('барс')).not.toEqual(picture('Falcon'))
    expect(picture('Рулетка', 'live')).toEqual(picture('Roulette', 'live'))
    expect(picture('Блэкджек', 'live')).toEqual(picture('Blackjack', 'live'))
    expect(picture('Blackjack', 'live')).not.toEqual(picture('Roulette', 'live'))
  })

  it('each original game has its own cover', () => {
    expect(Object.keys(ORIGINALS).toSorted()).toEqual(HOUSE_GAMES.toSorted())
    expect(new Set(HOUSE_GAMES.map((id) => JSON.stringify(originalShapes(id).at(-2)))).size).toBe(HOUSE_GAMES.length)
    expect(
      HOUSE_GAMES.flatMap((id) => getAttributes(originalShapes(id))).filter((attribute) => !ALLOWED.test(attribute)),
    ).toEqual([])
  })
})

function getAttributes(shapes: readonly CoverShape[]): string[] {
  return shapes.flatMap(([, attributes, children = []]) => [
    ...Object.entries(attributes).map(([name, value]) => `${name}=${value}`),
    ...getAttributes(children),
  ])
}

const NUMBER = String.raw`-?\d+(?:\.\d+)? ?`
const COLOUR = String.raw`#[\da-f]{6}|oklch\([\d.% /-]+\)`
const PATH = `(?:M(?:${NUMBER}){2}(?:[LQa]?(?:${NUMBER})+)*z)+`
const SKY = `(?:(?:repeating-conic|radial)-gradient\\((?:[a-z0-9.%, ]|${COLOUR})+\\),?)+`
/** Matches the whole outline, so that an invalid number fails. */
const ALLOWED = new RegExp(
  `^(?:sky=${SKY}|d=${PATH}|(?:fill|stroke)=(?:${COLOUR})|opacity=[\\d.]+|transform=translate\\(-?[\\d.]+ -?[\\d.]+\\)rotate\\(-?[\\d.]+\\)scale\\([\\d.]+\\))$`,
)
