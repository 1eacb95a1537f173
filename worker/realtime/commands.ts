import { command } from '../core/command.ts'
import type { Watches } from './watches.ts'

export function realtimeCommands(watches: Watches) {
  return {
    /**
     * Tells which topics are on this page's screen; none where it is hidden. In: their names, at most 40. The leader
     * tab's socket subscribes to what is on screen in any tab, and their rows appear in the database.
     */
    watch: command(async ({ topics }: { topics: readonly string[] }) => watches.set(topics)),
  }
}
