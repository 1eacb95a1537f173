import type { Context } from './core/context.ts'
import { lazyImport } from './core/lazy-import.ts'

export type LazyFeatures = ReturnType<typeof createLazyFeatures>

/** The features that both commands and background jobs use, or that use one another: each is loaded on first use. */
export function createLazyFeatures(context: Context, stopped: AbortSignal) {
  const games = lazyImport(() => import('./games/index.ts'))
  const tournaments = lazyImport(() => import('./tournaments/index.ts'))
  const betting = lazyImport(() => import('./betting/index.ts'))
  const money = lazyImport(async () =>
    (await import('./money/index.ts')).createMoney(context, {
      game: async (kind) => (await games()).gameKind(context, kind),
      tournament: async (kind) => (await tournaments()).tournamentKind(context, kind),
      betting: async (kind) => (await betting()).bettingKind(context, kind),
    }),
  )
  const verification = lazyImport(async () =>
    (await import('./verification/index.ts')).createVerification(context, stopped),
  )
  return { games, tournaments, betting, money, verification }
}
