import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** WCAG 2.2: 4.5 for text, 3 for the shapes that identify a control. */
const TEXT = 4.5
const CONTROL = 3

const css = ['tokens', 'light']
  .map((name) => readFileSync(new URL(`../../src/ui/${name}.css`, import.meta.url), 'utf8'))
  .join('\n')
const tokens = new Map(
  Array.from(css.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/g), ([, name = '', value = '']) => [name, value]),
)

const SURFACES = ['bg', 'surface-1', 'surface-2', 'surface-3']
const onEach = (name: string, least: number) =>
  SURFACES.map((ground): [string, string, number] => [name, ground, least])

describe('contrast of the colour tokens', () => {
  test.each<[front: string, ground: string, least: number]>([
    ...['text', 'text-2', 'text-3', 'accent', 'accent-high', 'success', 'danger'].flatMap((name) => onEach(name, TEXT)),
    ...['line-control', 'focus'].flatMap((name) => onEach(name, CONTROL)),
    ['on-accent', 'accent', TEXT],
    ['on-accent', 'accent-high', TEXT],
    ['on-success', 'success', TEXT],
    ['on-danger', 'danger', TEXT],
    ['text', 'accent-soft', TEXT],
    ['accent', 'accent-soft', TEXT],
    ['success', 'success-soft', TEXT],
    ['danger', 'danger-soft', TEXT],
    ['text', 'danger-soft', TEXT],
    ['text', 'success-soft', TEXT],
  ])('%s on %s is at least %d : 1', (front, ground, least) => {
    expect(contrast(token(front), token(ground))).toBeGreaterThanOrEqual(least)
  })

  test('black on white measures 21, which proves the measurement itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('contrast of the number on the sky of crash', () => {
  const scene = readFileSync(new URL('../../src/games/crash/scene.module.css', import.meta.url), 'utf8')
  const sky = /--sky: linear-gradient\((.*)\)/.exec(scene)?.[1]?.match(/#[\da-f]{6}/g) ?? []
  const light = Number(/radial-gradient[^}]*opacity: ([\d.]+)/.exec(scene)?.[1])
  const steps = Array.from(scene.matchAll(/--step-\d: (?:var\(--([\w-]+)\)|(#[\da-f]{6}))/g), ([, name, overrides]) =>
    name ? token(name) : (overrides ?? ''),
  )

  test('has a sky and five colours', () => {
    expect([sky.length, steps.length]).toEqual([3, 5])
    expect(light).toBeGreaterThan(0)
  })

  test.each([...steps, token('danger'), '#9db0c4'])('%s is readable under the whole light of its colour', (color) => {
    for (const ground of sky) {
      const lit = channels(ground).map((value, at) => mixed(channels(color)[at] ?? 0, value, light))
      expect(contrast(color, hex(lit))).toBeGreaterThanOrEqual(TEXT)
    }
  })
})

describe('contrast of names on covers', () => {
  test('white on the shade over a white cover is readable', () => {
    const frame = readFileSync(new URL('../../src/ui/frame.css', import.meta.url), 'utf8')
    const [, shade = '', alpha = ''] = /\.tile-label \{[^}]*, #([\da-f]{6})([\da-f]{2}) \d+px\)/.exec(frame) ?? []
    const over = channels(`#${shade}`).map((value) => mixed(value, 255, parseInt(alpha, 16) / 255))
    expect(contrast('#ffffff', hex(over))).toBeGreaterThanOrEqual(TEXT)
    // The provider's name has an opacity of 80 %.
    const dimmed = over.map((value) => mixed(255, value, 0.8))
    expect(contrast(hex(dimmed), hex(over))).toBeGreaterThanOrEqual(TEXT)
  })
})

function token(name: string): string {
  const value = tokens.get(name)
  if (!value) throw new Error(`no colour --${name} in tokens.css`)
  return value
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  return (colour.slice(1).match(/../g) ?? []).map((pair) => parseInt(pair, 16))
}

function mixed(front: number, ground: number, share: number): number {
  return Math.round(front * share + ground * (1 - share))
}

function hex(values: readonly number[]): string {
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
