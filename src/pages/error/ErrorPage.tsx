import { Crashed } from '../../app/Crashed.tsx'
import { withPrefix } from '../../app/own-address.ts'
import { ROUTES } from '../../app/routes.ts'

/** Where a fatal error elsewhere sends the player; trying again loads the app anew, from its start. */
export default function ErrorPage() {
  return <Crashed error={null} retry={startAnew} onLeave={justLeave} />
}

function startAnew(): void {
  location.assign(withPrefix(ROUTES.home))
}

/** The link has been followed: nothing is to be loaded anew. */
function justLeave(): void {}
