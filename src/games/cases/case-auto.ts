import type { AutoGame } from '../table/auto/auto-source.ts'
import type { CaseFacts } from './case-facts.ts'
import type { CaseGameState } from './use-case-game.ts'

export function toCaseAuto({ card }: CaseFacts, { original, count, total, short }: CaseGameState): AutoGame<'cases'> {
  return {
    ready: total !== null && !short,
    stake: total === null ? [] : [total],
    isFixed: true,
    place: (amount) => original.bet({ slug: card.slug, count }, amount),
    note: 'auto.note.cases',
  }
}
