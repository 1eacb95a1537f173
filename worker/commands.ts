import { createSessionCommands } from './auth/session-commands.ts'
import { connectionCommands } from './connection/connection-commands.ts'
import type { Context } from './core/context.ts'
import { lazyImport } from './core/lazy-import.ts'
import { loadAuthBundle } from './core/load-auth-bundle.ts'
import type { Locale } from '#domain/languages/locales.ts'
import type { BackgroundJobs } from './jobs/background.ts'
import type { LazyFeatures } from './lazy-features.ts'
import { lobbyCode } from './lobby/index.ts'
import { profileCommands } from './profile/index.ts'
import { realtimeCommands } from './realtime/commands.ts'
import type { Watches } from './realtime/watches.ts'
import { settingsCommands } from './profile/settings/index.ts'

type Parts = {
  features: LazyFeatures
  watches: Watches
  jobs: BackgroundJobs
  switchLocale: (locale: Locale) => void
}

/** The commands of every domain; a domain that the first page does not need is loaded with its first command. */
export function createCommandTree(context: Context, { features, watches, jobs, switchLocale }: Parts) {
  const { betting, games, money, tournaments, verification } = features
  const rare = lazyImport(async () => (await import('./rare-commands.ts')).createRareCommands(context))
  return {
    session: createSessionCommands(context),
    restore: async () => (await loadAuthBundle()).restoreCommands(context),
    analytics: async () => (await loadAuthBundle()).analyticsCommands(context),
    profile: async () => (await profileCommands()).createProfileCommands(context),
    settings: async () => settingsCommands(context, switchLocale),
    history: async () => (await rare()).history(),
    verification: async () => (await verification()).commands,
    money: async () => (await money()).commands,
    bonuses: async () => (await rare()).bonuses(),
    vip: async () => (await rare()).vip(),
    lobby: async () => (await lobbyCode()).lobbyCommands(context),
    games: lazyImport(async () => (await games()).gamesCommands(context, (await money()).journal)),
    tournaments: lazyImport(async () =>
      (await tournaments()).tournamentsCommands(context, async () => (await money()).journal),
    ),
    protection: async () => (await rare()).protection(),
    top: async () => (await rare()).top(),
    betting: lazyImport(async () => (await betting()).bettingCommands(context, async () => (await money()).journal)),
    mirrors: async () => (await rare()).mirrors(),
    notices: async () => (await profileCommands()).noticesCommands(context),
    push: async () => (await rare()).push(),
    realtime: async () => realtimeCommands(watches),
    connection: async () => connectionCommands(context, jobs, switchLocale),
  }
}

type Loaded<Tree> = Tree extends (name: string) => Promise<infer Commands>
  ? Commands
  : { [Name in keyof Tree]: Loaded<Tree[Name]> }
/** All commands of the worker; the page compiles against this type. */
export type Commands = Loaded<ReturnType<typeof createCommandTree>>
