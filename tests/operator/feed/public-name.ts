import type { Query } from '../database.ts'

const LETTERS_SHOWN = 2

/** A name as shown to others: its first two letters, and dots. */
export function publicName(name: string): string {
  return `${[...name].slice(0, LETTERS_SHOWN).join('')}••`
}

/** A player's public name; null if the player hides statistics. */
export async function readPublicName(query: Query, player: number): Promise<string | null> {
  const row = await query.row(
    { name: 'text', hidden: 'int' },
    'SELECT name, is_statistics_hidden AS hidden FROM players WHERE id = ?',
    [player],
  )
  return !row || row.hidden === 1 ? null : publicName(row.name)
}
