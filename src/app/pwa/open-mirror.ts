import { commands } from '../../data/commands.ts'
import { showToast } from '../../ui/toast-store.ts'
import { currentPath } from '../routing/location.ts'
import { withLocalePrefix } from '../routing/locale-prefix.ts'
import { ROUTES } from '../routing/routes.ts'

/** Goes to the same place on another of the operator's hosts, one that is open; says why when there is none. */
export async function goToMirror(): Promise<void> {
  const result = await commands.mirrors.open({ href: placeToOpen() })
  if (!result.ok) showToast({ id: `error.${result.error.code}` })
}

/** The error page says how it went here: there it is left behind. */
function placeToOpen(): string {
  if (currentPath() !== ROUTES.error) return location.href
  return new URL(withLocalePrefix(ROUTES.home), location.href).href
}
