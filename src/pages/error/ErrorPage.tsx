import { Crashed } from '../../errors/Crashed.tsx'
import { withLocalePrefix } from '../../app/routing/locale-prefix.ts'
import { RESET_OVER, ROUTES } from '../../app/routing/routes.ts'

/** Where a fatal error elsewhere sends the player; trying again loads the app anew, from its start. */
export default function ErrorPage() {
  const text = isOfReset(history.state) ? ('operator.reset.expired' as const) : undefined
  return <Crashed error={null} text={text} retry={startAnew} onLeave={justLeave} />
}

function isOfReset(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'about' in state && state.about === RESET_OVER.about
}

function startAnew(): void {
  location.assign(withLocalePrefix(ROUTES.home))
}

/** The link has been followed: nothing is to be loaded anew. */
function justLeave(): void {}
