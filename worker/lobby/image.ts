import type { GameImage } from '#db/rows.ts'
import type { ImageReply } from '#endpoints/lobby.ts'

/** A game's picture as a field of its card; none if its address is rejected by the redirect rule, which is `check`. */
export function toImageField(check: (address: string) => string | null, image: ImageReply): { image?: GameImage } {
  const url = image ? check(image.url) : null
  return image && url ? { image: { ...image, url } } : {}
}
