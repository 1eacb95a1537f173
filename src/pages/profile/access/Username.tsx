import type { PlayerRow } from '../../../../worker/db/view.ts'

/** Whose password it is, for what keeps passwords; nobody else has to see it. */
export function Username({ player: { email, phone, id } }: { player: PlayerRow }) {
  return <input type="text" name="username" autoComplete="username" value={email ?? phone ?? id} readOnly hidden />
}
