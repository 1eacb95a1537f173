import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** WCAG 2.2 for text. */
const TEXT = 4.5

const SRC = new URL('../../src/', import.meta.url).pathname
const read = (path: string) => readFileSync(join(SRC, path), 'utf8')
const stage = read('games/table/stage/stage.module.css')
const tokens = new Map(
  ['ui/tokens.css', 'ui/light.css', 'games/table/stage/stage.module.css']
    .flatMap((path) => [...read(path).matchAll(/--([\w-]+):\s*(#[\da-f]{6});/g)])
    .map(([, name = '', value = '']) => [name, value]),
)

/** The three stops of the sky and the two lines of hills: lightness, chroma, and whose hue it is. */
const GROUNDS = [...stage.matchAll(/oklch\(([\d.]+) ([\d.]+) var\(--(hue|horizon)\)\)/g)].map(
  ([, lightness, chroma, hue]) => ({ lightness: Number(lightness), chroma: Number(chroma), hue }),
)

/** The hues of every game that has a sky. */
const SKIES = readdirSync(join(SRC, 'games'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .flatMap((path) =>
    [...read(join('games', path)).matchAll(/\{ hue: (\d+), horizon: (\d+) \}/g)].map(
      ([, hue, horizon]) => [path, Number(hue), Number(horizon)] as const,
    ),
  )

const FRONTS = ['on-sky', 'on-sky-2', 'text', 'text-2', 'success', 'danger', 'gold']

describe('contrast on the skies of games', () => {
  test('nine games have a sky of three stops over two lines of hills', () => {
    expect(SKIES.length).toBeGreaterThanOrEqual(9)
    expect(GROUNDS).toHaveLength(5)
  })

  test.each(SKIES)('%s: text is readable on each stop and on the hills', (_path, hue, horizon) => {
    for (const ground of GROUNDS) {
      const color = toLinear(ground.lightness, ground.chroma, ground.hue === 'hue' ? hue : horizon)
      for (const front of FRONTS) {
        const value = contrast(fromHex(tokens.get(front) ?? ''), color)
        expect(value, `--${front} on ${JSON.stringify(ground)}`).toBeGreaterThanOrEqual(TEXT)
      }
    }
  })

  test('white in OKLCH is white, which proves the conversion itself', () => {
    expect(contrast(toLinear(1, 0, 0), toLinear(0, 0, 0))).toBeCloseTo(21, 1)
    expect(luminance(toLinear(0.62796, 0.25768, 29.234))).toBeCloseTo(luminance(fromHex('#ff0000')), 3)
  })
})

type Linear = readonly [red: number, green: number, blue: number]

/** Linear sRGB of a colour in OKLCH; what sRGB does not have is cut off, as browsers without a wide gamut do. */
function toLinear(lightness: number, chroma: number, hue: number): Linear {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (value: number) => Math.min(1, Math.max(0, value))
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function fromHex(color: string): Linear {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map((pair) => {
    const part = parseInt(pair, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

function luminance([red, green, blue]: Linear): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Linear, other: Linear): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
