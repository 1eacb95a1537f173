import { Crashed } from '../../errors/Crashed.tsx'
import { withLocalePrefix } from '../../base/locale-prefix.ts'
import { RESET_OVER, ROUTES } from '../../base/routes.ts'

/** Where other pages send the player after a fatal error; the retry button reloads the app at the home page. */
export default function ErrorPage() {
  const text = isOfReset(history.state) ? ('operator.reset.expired' as const) : undefined
  return <Crashed error={null} text={text} retry={restart} onLeave={justLeave} />
}

function isOfReset(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'about' in state && state.about === RESET_OVER.about
}

function restart(): void {
  location.assign(withLocalePrefix(ROUTES.home))
}

/** The link navigates by itself, so no reload is needed. */
function justLeave(): void {}
