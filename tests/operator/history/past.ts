import type { HistoryKind } from '#domain/money/history.ts'
import type { Query } from '../database.ts'

export type PastLine = { at: number; data: Record<string, unknown> }
/** Rows per INSERT, below SQLite's limit of bound values per statement. */
const AT_ONCE = 500

/** Adds a history line that cannot be derived from other tables: a login. */
export async function remember(
  tx: Query,
  player: number,
  kind: HistoryKind,
  at: number,
  data: Record<string, unknown>,
): Promise<void> {
  await rememberAll(tx, player, kind, [{ at, data }])
}

/** Like `remember`, for many lines, oldest first. */
export async function rememberAll(tx: Query, player: number, kind: HistoryKind, lines: PastLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE)
    await tx.run(
      `INSERT INTO past (player, kind, at, data) VALUES ${some.map(() => '(?, ?, ?, ?)').join(', ')}`,
      some.flatMap(({ at, data }) => [player, kind, at, JSON.stringify(data)]),
    )
  }
}
