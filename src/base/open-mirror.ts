import { commands } from '../data/commands.ts'
import { showToast } from '../ui/toast-store.ts'
import { currentPath } from './location.ts'
import { withLocalePrefix } from './locale-prefix.ts'
import { ROUTES } from './routes.ts'

/** Opens the same page on another reachable host of the operator; shows a toast when there is none. */
export async function goToMirror(): Promise<void> {
  const result = await commands.mirrors.open({ href: placeToOpen() })
  if (!result.ok) showToast({ id: `error.${result.error.code}` })
}

/** The error page is only about this host, so the home page is opened instead. */
function placeToOpen(): string {
  if (currentPath() !== ROUTES.error) return location.href
  return new URL(withLocalePrefix(ROUTES.home), location.href).href
}
