import type { Context } from './core/context.ts'
import { lazyImport } from './core/lazy-import.ts'

/** The commands of single pages that few visits open: the start names this file instead of theirs. */
export function createRareCommands(context: Context) {
  return {
    history: lazyImport(async () => (await import('./history/index.ts')).historyCommands(context)),
    vip: lazyImport(async () => (await import('./vip/index.ts')).vipCommands(context)),
    top: lazyImport(async () => (await import('./games/top/index.ts')).topCommands(context)),
    push: lazyImport(async () => (await import('./push/index.ts')).pushCommands(context)),
  }
}
