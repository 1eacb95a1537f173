import type { PlayerRow } from '../../../../worker/db/view.ts'

/** Hidden field that gives password managers the account of the password. */
export function Username({ player: { email, phone, id } }: { player: PlayerRow }) {
  return <input type="text" name="username" autoComplete="username" value={email ?? phone ?? id} readOnly hidden />
}
