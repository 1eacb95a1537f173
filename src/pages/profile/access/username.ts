import type { PlayerRow } from '#db/view.ts'

/** The account name of a player for password managers. */
export function getUsername({ email, phone, id }: PlayerRow): string {
  return email ?? phone ?? id
}
