import { brandName } from '../../worker/domain/settings/configuration.ts'
import { isSecret } from '../../worker/domain/account/secret-path.ts'

/** A word of ours or of a catalogue; a token is longer, an address has other characters. */
const PLAIN = /^[a-z][\w-]{0,39}$/i
const PERSONAL = /\d{7}/
const HIDDEN = ':hidden'

/** A route's path as third parties are told it: without tokens and without anything else that may be somebody's. */
export function publicPath(path: string): string {
  const parts = path.split('/').slice(1)
  if (isSecret(`https://any${path}`)) return `/${parts[0]}/${HIDDEN}`
  return `/${parts.map((part) => (part === '' || isPlain(part) ? part : HIDDEN)).join('/')}`
}

/** The title of the page there; one at a path that is hidden in part may tell it. */
export function publicTitle(path: string, title: string): string {
  return path.includes(HIDDEN) ? brandName : title
}

function isPlain(part: string): boolean {
  return (PLAIN.test(part) || /^\d{1,6}$/.test(part)) && !PERSONAL.test(part)
}
