import type { Context } from '../context.ts'
import { Failure } from '../result.ts'
import type { HistoryKind } from '../rules/history.ts'

export async function loadNewest(_context: Context, kind: HistoryKind): Promise<void> {
  throw new Failure({ code: 'unavailable', reason: kind, retry: false })
}

export async function loadOlder(
  _context: Context,
  { kind }: { kind: HistoryKind; until?: number },
): Promise<{ more: boolean }> {
  throw new Failure({ code: 'unavailable', reason: kind, retry: false })
}
