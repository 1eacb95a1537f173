/** What tells a round, and each step of it, from all others; one of dice has no steps and is over as it comes. */
export type Stepped = { id: string; step?: number; status?: 'open' | 'settled' }
type Round = Stepped & { playerId: string; at: number }

export function isOpen({ status }: Stepped): boolean {
  return status === 'open'
}

/** Names a round as it stands; the empty text is that of none. */
export function markOf(round: Stepped | null): string {
  return round ? `${round.id}:${round.step ?? 0}:${round.status ?? 'settled'}` : ''
}

/** The last round: of the reply or of the database, whichever is newer, in moment or in steps. */
export function newestOf<Kept extends Round>(reply: Kept | null, stored: Kept | null, playerId: string | null) {
  if (reply === null || reply.playerId !== playerId) return stored
  if (stored === null) return reply
  if (stored.id === reply.id) return isFurther(stored, reply) ? stored : reply
  return stored.at > reply.at ? stored : reply
}

function isFurther(one: Stepped, other: Stepped): boolean {
  return (one.step ?? 0) > (other.step ?? 0) || (!isOpen(one) && isOpen(other))
}
