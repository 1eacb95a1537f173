import { command } from '../core/command.ts'
import type { Watches } from './watches.ts'

export function realtimeCommands(watches: Watches) {
  return {
    /**
     * Reports the topics on this page's screen; none while the page is hidden. In: their names, at most 40. The leader
     * tab's socket subscribes to the topics on screen in any tab, and their rows appear in the database.
     */
    watch: command(async ({ topics }: { topics: readonly string[] }) => watches.set(topics)),
  }
}
