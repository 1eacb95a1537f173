import type { GameImage } from './rows.ts'

/** A picture as one line of a catalogue's row; empty for a game without one. Addresses contain no spaces. */
export function toImageLine(image: GameImage | undefined): string {
  return image ? [image.width, image.height, image.color, image.url].join(' ') : ''
}

/** The picture of such a line, as a field of a card. */
export function readImageLine(line: string | undefined): { image?: GameImage } {
  const [width, height, color, url] = (line ?? '').split(' ')
  return color && url ? { image: { url, width: Number(width), height: Number(height), color } } : {}
}
