/** Colours as "#rrggbb"; contrasts by WCAG 2.2, from 1 to 21. */

/** The lowest contrast of text with its background (WCAG AA). */
const TEXT_CONTRAST = 4.5
/** The lowest contrast of a control with the page (WCAG AA). */
const CONTROL_CONTRAST = 3

/** The backgrounds of the page and of its lightest surface; `--bg` and `--surface-3` in src/ui/tokens.css. */
const PAGE = '#0b0e14'
const LIGHTEST_SURFACE = '#212937'
const WHITE = '#ffffff'
const BLACK = '#000000'
/** Preferred to black as the text on a brand's colour; `--on-accent` in src/ui/tokens.css. */
const DARK_TEXT = '#04131f'
/** How much white each step of `lightenUntil` adds, 0 to 1. */
const STEP = 0.04

/** The tokens of a brand: its own colour fills controls, a lighter shade of it writes and draws lines. */
export type BrandTokens = {
  accent: string
  'accent-high': string
  'accent-soft': string
  'accent-fill': string
  'accent-fill-high': string
  'on-accent': string
  focus: string
}

/** Whether a control of this colour can be seen on the page. */
export function isControlColor(color: string): boolean {
  return contrast(color, PAGE) >= CONTROL_CONTRAST
}

/** The colour, lightened until a control of it can be seen on the page. */
export function toControlColor(color: string): string {
  return lightenUntil(color, isControlColor)
}

/** All shades of a brand's colour, each readable where it is used. */
export function getBrandTokens(color: string): BrandTokens {
  const soft = mix(color, PAGE, 0.78)
  const grounds = [LIGHTEST_SURFACE, soft]
  const accent = lightenUntil(color, (shade) => grounds.every((ground) => contrast(shade, ground) >= TEXT_CONTRAST))
  const onAccent = [DARK_TEXT, WHITE].find((text) => contrast(text, color) >= TEXT_CONTRAST) ?? BLACK
  return {
    accent,
    'accent-high': mix(accent, WHITE, 0.3),
    'accent-soft': soft,
    'accent-fill': color,
    // Away from the colour of the text, which stays readable.
    'accent-fill-high': onAccent === WHITE ? mix(color, BLACK, 0.15) : mix(color, WHITE, 0.3),
    'on-accent': onAccent,
    focus: mix(accent, WHITE, 0.3),
  }
}

/**
 * The glow behind the welcome of the home page: dark shades of the brand's colour and of its second colour, or of the
 * first alone, on which text stays readable.
 */
export function getGlowTokens(color: string, second: string | null): { glow: string; 'glow-2': string } {
  return { glow: mix(color, PAGE, 0.78), 'glow-2': mix(second ?? color, PAGE, second === null ? 0.86 : 0.78) }
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function lightenUntil(color: string, isGood: (shade: string) => boolean): string {
  for (let share = 0; share < 1; share += STEP) {
    const shade = mix(color, WHITE, share)
    if (isGood(shade)) return shade
  }
  return WHITE
}

/** `share` (0 to 1) of `other` in a colour. */
function mix(color: string, other: string, share: number): string {
  const mixed = channels(color).map((value, at) => Math.round(value + ((channels(other)[at] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
