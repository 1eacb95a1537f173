import { Crashed } from '../../app/Crashed.tsx'

/** Where a fatal error elsewhere sends the player; trying again loads the app anew. */
export default function ErrorPage() {
  return <Crashed error={null} retry={() => location.reload()} onLeave={justLeave} />
}

/** Loading anew would keep the player here. */
function justLeave(): void {}
