import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { HistoryKind } from '../domain/money/history.ts'
import { type CsvOrder, type CsvChunk, fetchCsvChunk } from './csv.ts'
import { loadNewest, loadOlder } from './history.ts'

export function historyCommands(context: Context) {
  return {
    /**
     * Fetches the newest lines of a kind until they meet those that are kept; answers after they are written. Errors:
     * those of a call; what is kept stays then.
     */
    refresh: command(({ kind }: { kind: HistoryKind }) => loadNewest(context, kind)),
    /**
     * Fetches what is older than the lines that are kept: the next page of it, or all until a moment (ms of the
     * server's clock). Out: whether there is more that this device would keep. Errors: those of a call.
     */
    older: command((order: { kind: HistoryKind; until?: number }): Promise<{ more: boolean }> =>
      loadOlder(context, order),
    ),
    /**
     * Fetches the next lines of a period and makes their part of a CSV file: the caller puts the parts together, tells how
     * far it is between two, and cancels by asking for no more. In: moments in ms of the server's clock. Errors: those of
     * a call, and `cancelled` where the player is another than at the file's beginning.
     */
    fetchCsvPart: command((order: CsvOrder): Promise<CsvChunk> => fetchCsvChunk(context, order)),
  }
}
