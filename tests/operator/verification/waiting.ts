import type { Query } from '../database.ts'

/** A player whose documents wait for review, with their names. */
export type Waiting = { player: number; name: string; documents: string[] }

export async function waitingPlayers(query: Query): Promise<Waiting[]> {
  const rows = await query.rows(
    { player: 'int', name: 'text', document: 'text' },
    `SELECT p.id AS player, p.name, d.name AS document FROM documents d JOIN players p ON p.id = d.player
     WHERE d.status = 'waiting' ORDER BY d.id`,
  )
  const byPlayer = new Map<number, Waiting>()
  for (const { player, name, document } of rows) {
    const waiting = byPlayer.get(player) ?? { player, name, documents: [] }
    waiting.documents.push(document)
    byPlayer.set(player, waiting)
  }
  return [...byPlayer.values()]
}
