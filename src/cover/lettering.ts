import { type ArrangedName, arrangeName } from './arrange-name.ts'
import type { LetterStyle } from './cover-pictures.ts'
import type { Tone } from './ramp.ts'

/** The name of a game as letters in its cover. */
export interface Lettering extends ArrangedName {
  readonly color: string
  /** CSS shadows without blur: rims of light and bevel, then the dark edge that gives contrast on any ground. */
  readonly textShadow: string
}

type Paint = {
  color: string
  edge: string
  /** Rims by how far they lie below the letters, in thousandths of their size; a negative one is above. */
  rims: Readonly<Record<number, string>>
  glow?: string
  isUpper?: boolean
}

/** How far the edge reaches around the letters, and below them as their depth, in thousandths of their size. */
const EDGE = 85
const DEPTH = 150
/** Of how many shadows the edge is made. */
const AROUND = 7

/** The colours of a style. */
export function getPaint(style: LetterStyle, tone: Tone): Paint {
  switch (style) {
    case 'gold':
      return { color: '#ffcf5a', edge: '#2b1403', rims: { '-30': '#fff3c4', 45: '#b8700f' }, isUpper: true }
    case 'carved':
      return { color: '#e8dac0', edge: '#1a130c', rims: { '-35': '#fffdf6', 45: '#8a7557' }, isUpper: true }
    case 'neon':
      return { color: tone(9), edge: tone(0), rims: { 40: tone(5) }, glow: tone(5) }
    case 'arc':
      return { color: '#fff8ea', edge: tone(0.2), rims: { 50: tone(5) }, isUpper: true }
  }
}

/** Letters a name in a style; in capitals where these need no further line, and none is left out or squeezed. */
export function letterName(name: string, style: LetterStyle, tone: Tone): Lettering {
  const { color, edge, rims, glow, isUpper = false } = getPaint(style, tone)
  const mixed = arrangeName(name)
  const upper = isUpper ? arrangeName(name.toUpperCase()) : mixed
  const around = Array.from({ length: AROUND }, (_none, at) => {
    const angle = (at / AROUND) * 2 * Math.PI
    return shadow(EDGE * Math.sin(angle), EDGE * Math.cos(angle), edge)
  })
  const textShadow = [
    ...Object.entries(rims).map(([down, rim]) => shadow(0, Number(down), rim)),
    ...around,
    shadow(0, DEPTH, edge),
    ...(glow ? [`0 0 .4em ${glow}`] : []),
  ].join()
  return { ...(isPoorer(upper, mixed) ? mixed : upper), color, textShadow }
}

function isPoorer(upper: ArrangedName, mixed: ArrangedName): boolean {
  const isShortened = ({ lines }: ArrangedName) => lines.at(-1)?.endsWith('…') ?? false
  return (
    upper.lines.length > mixed.lines.length ||
    (upper.squeezed !== undefined && mixed.squeezed === undefined) ||
    (isShortened(upper) && !isShortened(mixed))
  )
}

/** A shadow without blur, moved by thousandths of the letters' size. */
function shadow(right: number, down: number, color: string): string {
  return `${Math.round(right) / 1000}em ${Math.round(down) / 1000}em ${color}`
}

/** A letter of a line on an arc: how far below the highest it stands, and by how much it leans. */
export type BentLetter = readonly [letter: string, transform: string]

/** The letters of a line on an arc, whose ends hang down by a third of a letter. */
export function bendLine(line: string): BentLetter[] {
  const letters = Array.from(line)
  const middle = (letters.length - 1) / 2
  return letters.map((letter, at) => {
    const side = middle === 0 ? 0 : (at - middle) / middle
    const bend = Math.min(1, letters.length / 9)
    return [letter, `translateY(${(side * side * bend * 0.36).toFixed(2)}em)rotate(${Math.round(side * bend * 12)}deg)`]
  })
}
