import { brandName } from '../settings/configuration.ts'
import { isSecret } from './secret-path.ts'

/** A route or catalogue name. Tokens are longer, and email addresses have other characters. */
const PLAIN = /^[a-z][\w-]{0,39}$/i
const PERSONAL = /\d{7}/
const HIDDEN = ':hidden'

/** A path as third parties may see it: tokens and segments that may be personal are hidden. */
export function publicPath(path: string): string {
  const parts = path.split('/').slice(1)
  if (isSecret(`https://any${path}`)) return `/${parts[0]}/${HIDDEN}`
  return `/${parts.map((part) => (part === '' || isPlain(part) ? part : HIDDEN)).join('/')}`
}

/**
 * The page title for third parties; where the path has hidden segments, the brand name, since the title may reveal
 * them.
 */
export function publicTitle(path: string, title: string): string {
  return path.includes(HIDDEN) ? brandName : title
}

function isPlain(part: string): boolean {
  return (PLAIN.test(part) || /^\d{1,6}$/.test(part)) && !PERSONAL.test(part)
}
