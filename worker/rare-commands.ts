import type { Context } from './core/context.ts'
import { lazyImport } from './core/lazy-import.ts'

/** Commands that the first page of a guest does not need: the start names this file instead of theirs. */
export function createRareCommands(context: Context) {
  return {
    bonuses: lazyImport(async () => (await import('./bonuses/index.ts')).bonusesCommands(context)),
    mirrors: lazyImport(async () => (await import('./connection/mirrors/index.ts')).mirrorsCommands(context)),
    protection: lazyImport(async () => (await import('./protection/index.ts')).protectionCommands(context)),
    history: lazyImport(async () => (await import('./history/index.ts')).historyCommands(context)),
    vip: lazyImport(async () => (await import('./vip/index.ts')).vipCommands(context)),
    top: lazyImport(async () => (await import('./games/top/index.ts')).topCommands(context)),
    push: lazyImport(async () => (await import('./push/index.ts')).pushCommands(context)),
  }
}
