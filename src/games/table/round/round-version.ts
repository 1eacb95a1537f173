/** Identifies a round and each of its steps. */
export type Stepped = { id: string; step: number; status: 'open' | 'settled' }

export function isRoundOpen({ status }: Pick<Stepped, 'status'>): boolean {
  return status === 'open'
}

/** A string that changes with every step of a round; '' for no round. */
export function roundVersion(round: Stepped | null): string {
  return round ? `${round.id}:${round.step}:${round.status}` : ''
}
