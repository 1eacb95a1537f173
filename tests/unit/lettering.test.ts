import { describe, expect, it } from 'vitest'
import { arrangeName } from '#src/cover/arrange-name.ts'
import { bendLine, getPaint, letterName } from '#src/cover/lettering.ts'
import type { Tone } from '#src/cover/ramp.ts'
import { makeCatalogue } from '../operator/catalogue/make.ts'

const STYLES = ['arc', 'gold', 'carved', 'neon'] as const
/** Lightness as in `getTone`, without hue. */
const tone: Tone = (level) => `oklch(${Math.min(96, 16 + level * 9.4)}% 0 0)`
const names = makeCatalogue({ size: 1_000, names: 'ordinary' }).games.map(([, , name]) => name)

describe('the lettering of a cover', () => {
  it('has letters of 11 px and more on the smallest tile, in one or two lines unless the name is long', () => {
    for (const name of names) {
      const { lines, size, squeezed } = arrangeName(name)
      expect(size * (100 / 120)).toBeGreaterThanOrEqual(11)
      expect(squeezed).toBeUndefined()
      expect(lines.length).toBeLessThanOrEqual(name.length <= 18 ? 2 : 3)
    }
  })

  it('says the whole name, or its beginning and dots', () => {
    for (const name of names) {
      const text = arrangeName(name).lines.join(' ')
      expect(text.endsWith('…') ? name.startsWith(text.slice(0, -1)) : text === name, text).toBe(true)
    }
    expect(arrangeName('Қызыл ғұн').lines.join(' ')).toBe('Қызыл ғұн')
  })

  it.each(STYLES)('%s squeezes and shortens no name whose letters fit in another case', (style) => {
    for (const name of names) {
      const { lines, squeezed } = letterName(name, style, tone)
      expect(squeezed, name).toBeUndefined()
      expect(lines.join(' ').endsWith('…'), name).toBe(arrangeName(name).lines.join(' ').endsWith('…'))
    }
  })

  it('squeezes a word without end, and is quick about a name without end', () => {
    expect(arrangeName('Ы'.repeat(40))).toMatchObject({ squeezed: expect.any(Number) })
    expect(arrangeName('Grand Tournament of '.repeat(10)).lines.at(-1)).toMatch(/…$/)
  })

  it.each(STYLES)('%s has letters that stand out from their edge by 4.5 to 1', (style) => {
    const { color, edge } = getPaint(style, tone)
    expect((getLuminance(color) + 0.05) / (getLuminance(edge) + 0.05)).toBeGreaterThanOrEqual(4.5)
    expect(letterName('Two Words', style, tone).textShadow).toContain(edge)
  })

  it('bends a line evenly around its middle', () => {
    const bent = bendLine('Бүркіт')
    expect(bent.map(([letter]) => letter).join('')).toBe('Бүркіт')
    expect(bent[0]?.[1].replace('-', '')).toBe(bent.at(-1)?.[1])
  })
})

/** Of a colour in hexadecimal, or in oklch without chroma, whose lightness is the cube root of the luminance. */
function getLuminance(color: string): number {
  const lightness = /^oklch\(([\d.]+)%/.exec(color)?.[1]
  if (lightness !== undefined) return (Number(lightness) / 100) ** 3
  const long = color.length === 4 ? color.replaceAll(/[\da-f]/g, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = (long.slice(1).match(/../g) ?? []).map((pair) => {
    const part = parseInt(pair, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
