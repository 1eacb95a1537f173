import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { HistoryKind } from '#domain/money/history.ts'
import { type CsvOrder, type CsvChunk, fetchCsvChunk } from './csv.ts'
import { type FindBetsOrder, type FoundBets, findBets } from './find-bets.ts'
import { loadNewest, loadOlder } from './history.ts'

export function historyCommands(context: Context) {
  return {
    /**
     * Fetches the newest lines of a kind down to the cached ones; resolves after they are written. Errors: those of a
     * call; the cached lines stay.
     */
    refresh: command(({ kind }: { kind: HistoryKind }) => loadNewest(context, kind)),
    /**
     * Fetches lines older than the cached ones: one page, or all down to the timestamp `until` (ms of the server's
     * clock). Out: whether there are more lines that this device would cache. Errors: those of a call.
     */
    older: command((order: { kind: HistoryKind; until?: number }): Promise<{ more: boolean }> =>
      loadOlder(context, order),
    ),
    /**
     * Fetches the player's next bets that fit a filter, newest first, and the cursor of what follows, null at the end.
     * They are returned and not stored. Errors: those of a call.
     */
    findBets: command((order: FindBetsOrder): Promise<FoundBets> => findBets(context, order)),
    /**
     * Fetches the next lines of a period as a chunk of a CSV file. The caller joins the chunks, shows progress between
     * two of them, and cancels by not asking for the next. In: timestamps in ms of the server's clock. Errors: those of
     * a call, and `cancelled` when the player is not the one of the first chunk.
     */
    fetchCsvPart: command((order: CsvOrder): Promise<CsvChunk> => fetchCsvChunk(context, order)),
  }
}
