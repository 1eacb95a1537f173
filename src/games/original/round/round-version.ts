/** What tells a round, and each step of it, from all others. */
export type Stepped = { id: string; step: number; status: 'open' | 'settled' }

export function isRoundOpen({ status }: Pick<Stepped, 'status'>): boolean {
  return status === 'open'
}

/** Names a round as it stands; the empty text is that of none. */
export function roundVersion(round: Stepped | null): string {
  return round ? `${round.id}:${round.step}:${round.status}` : ''
}
