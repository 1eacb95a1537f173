import { OFFERED_LOCALES } from '#domain/languages/locales.ts'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import { ROOM_COLOURS } from '#domain/games/rooms.ts'
import { ROUTES } from '../../base/routes.ts'

const ANY = '[^/]+'

/** What may follow the path of a route; the other routes are pages by themselves alone. */
const BELOW: Partial<Record<keyof typeof ROUTES, string>> = {
  slots: `${ANY}/(?:demo|play)`,
  live: `${ANY}/(?:demo|play)`,
  cases: ANY,
  rooms: oneOf(ROOM_COLOURS),
  fairness: oneOf([`${oneOf(ORIGINAL_GAMES)}(?:/${ANY})?`, 'crash', 'rooms', 'duel']),
  tournaments: ANY,
  betting: ANY,
  resetPassword: ANY,
}

/**
 * A regular expression, of the syntax that nginx and Caddy share, for the addresses that the app has a page for, with
 * and without the prefix of a language. Every other address is answered with 404.
 */
export function pageAddresses(): string {
  const paths = Object.entries(ROUTES).map(([name, path]) => {
    const below = Object.entries(BELOW).find(([key]) => key === name)?.[1]
    return path.slice(1) + (below ? `(?:/${below})?` : '')
  })
  const known = [...paths.filter((path) => path !== ''), 'index\\.html', `tournament/${ANY}`]
  return `^(?:/${oneOf(OFFERED_LOCALES)})?(?:/${oneOf(known)})?/?$`
}

function oneOf(words: readonly string[]): string {
  return `(?:${words.join('|')})`
}
