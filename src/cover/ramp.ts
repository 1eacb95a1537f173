import { among, type Random } from './random.ts'

type Hues = readonly [base: number, light: number]

/** Base hue and light hue for each provider; a hue above 360 sets the direction around the colour wheel. */
const HOUSES: readonly [Hues, ...Hues[]] = [
  [265, 440],
  [295, 370],
  [330, 410],
  [8, 70],
  [280, 350],
  [165, 85],
  [200, 165],
  [245, 185],
  [285, 205],
  [310, 235],
  [350, 410],
  [250, 390],
  [215, 385],
  [305, 430],
  [205, 330],
  [180, 290],
  [15, 350],
  [230, 300],
]
/** Hues of felt for live tables, with golden light. */
const FELTS: readonly [Hues, ...Hues[]] = [
  [155, 80],
  [255, 440],
  [15, 80],
  [295, 440],
]
const REDS = ['#d33a4e', '#ea5a69']

/** A cover's colour by level: 0 dark … 9 pale, from the base hue to the light hue; 10 and 11 are reds. */
export type Tone = (level: number, opacity?: number) => string

export function getTone(random: Random, house: Random, live: boolean): Tone {
  const [base, light] = live ? among(FELTS, random) : among(HOUSES, house)
  const hue = base + random() * 30 - 15
  return (level, opacity = 1) => {
    const way = Math.min(1, Math.max(0, (level - 2) / 4))
    const lightness = Math.round(Math.min(96, 16 + level * 9.4))
    const chroma = (0.05 + 0.11 * Math.sin(level / 2.9)).toFixed(2)
    return REDS[level - 10] ?? `oklch(${lightness}% ${chroma} ${Math.round(hue + (light - hue) * way)}/${opacity})`
  }
}
