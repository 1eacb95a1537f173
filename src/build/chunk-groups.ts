import { ORIGINAL_GAMES } from '#domain/games/originals.ts'

type Imports = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Modules = { getModuleInfo(id: string): Imports | null }
type Entries = { page: string; worker: string }

/** The groups that the page and the worker load at start. */
export const START_GROUPS = ['shared', 'page', 'worker']

/** A module goes into its group's common chunk when at least so many lazy chunks share it. */
const SHARED_BY = 3
/** The same for modules of neither tables nor forms: at 3, their common chunk would be too large. */
const PARTS_SHARED_BY = 5
/** Modules of the tables of games. */
const TABLE = /\/src\/(?:games\/|protection\/|data\/newest-round)/
/** The chunks of games. */
const GAME = /\/src\/games\//
/** A game's names of bets and outcomes, which its page shares with the page that checks rounds, and typed decimals. */
const NAMES = /\/src\/games\/(?!table\/(?!decimal\.))/
/** Every table imports this. */
const FRAME = /\/src\/games\/table\/GameFrame\./
/** What only opens over a table, or checks a round of one. */
const OVER_TABLE =
  /\/src\/(?:games\/|pages\/(?:fairness|betting)\/|protection\/(?:SessionDialog|SettingsDialog|PlayBar|RealityCheckDialog|OtherTab))/
/** Small modules that the feed of bets, the home page and games share: no chunk of their own, and none of the tables. */
const SMALL =
  /\/src\/(?:games\/table\/(?:texts|round\/multiplier|win\/win-tier)|wallet\/hidden-amounts|ui\/use-on-screen)\./
/**
 * Hashing code: drawing and checking rounds (the worker when they arrive, the page on request), and address checksums.
 */
const DRAWS = new RegExp(
  String.raw`/worker/domain/(?:fairness/(?!crash-chain)|games/(?:${ORIGINAL_GAMES.join('|')}|case-)|money/address-)|@(?:noble/hashes|scure/base)/`,
)
/** The in-memory replacement of IndexedDB: a chunk of its own, so that no one else loads it with shared code. */
const MEMORY = /\/worker\/db\/begin-memory|\/fake-indexeddb\//
/** The check of new passwords with its filter of common ones: only the forms that take a new password load it. */
const PASSWORDS = /\/src\/forms\/password\.ts|\/player\/(?:common-passwords|password-problem)/
/** The search of games and of answers: few pages have one, and the others must not load it. */
const SEARCH =
  /\/worker\/domain\/search\/|\/src\/catalogue\/(?:game-search\/.*\.ts$|catalogue-names|use-fetched-catalogue)/
/** Virtualized lists: a chunk of its own, as few pages have one and the others must not load it. */
const WINDOWED = /\/@tanstack\//
/** The drawn horse: a chunk of its own, as crash and a few dialogs and pages show it. */
const HORSE = /\/src\/ui\/horse\//
/** The covers of games: a chunk of its own, which no start waits for. */
const COVERS = /\/src\/(?:cover\/|catalogue\/TileFace\.)/
/** Every page loads this after its first paint, so modules that it shares with others need no chunk of their own. */
const DEFERRED = /\/src\/app\/DeferredFeatures\.tsx/
/** The search for a mirror, which no start of a guest may delay, shares only this with the rest of the worker. */
const SECRETS = /\/privacy\/secret-path\./
/** Registers the service worker, at the time when the deferred features load, which need it too. */
const SERVICE_WORKER = /\/src\/browser\/(?:service-worker|update)\./
/** Modules of forms, and the question before a step back. A game's table has no form, but shares their display of invalid input. */
const FORM =
  /\/src\/(?:(?:modals|forms)\/(?!PayIn\/|GamesMenu\/|Support\/|use-form|login-draft)|ui\/AskFirst)|\/maska\//

/**
 * Puts modules that run together into as few chunks as possible: each chunk costs a request and a cache entry, and
 * small files compress worse. At start there is one chunk shared by page and worker, one for the page and one for the
 * worker. Modules that several lazy chunks share get one chunk per kind, those of the worker one in all; the rest is left
 * to the bundler.
 */
export function chunkGroups(entries: Entries) {
  let reached: Reached | null = null
  const reach = (modules: Modules): Reached => (reached ??= findReached(entries, modules))

  return [
    // Highest priority: otherwise the page's group would take what it shares with the worker, and a worker that loads
    // such a module, even later, would run the page's code.
    group(7, 'shared', (id, all) => all.isOfBoth(id)),
    group(6, 'page', (id, all) => all.page.has(id) && id !== entries.page),
    group(6, 'worker', (id, all) => all.worker.has(id)),
    group(6, 'memory', (id) => MEMORY.test(id)),
    // A group also takes the dependencies of its modules, so the order matters: code that the worker needs comes before
    // code of the page alone, and common code before that of forms and tables. `rules` comes first: nearly every page
    // needs it, and it must not include drawing code.
    group(5, 'rules', (id, all) => !DRAWS.test(id) && all.workerLater.has(id) && all.sharers(id) >= 1),
    group(4, 'windowed', (id) => WINDOWED.test(id)),
    group(4, 'horse', (id) => HORSE.test(id)),
    group(4, 'covers', (id) => COVERS.test(id)),
    group(3, 'search', (id, all) => SEARCH.test(id) && isPages(id, all)),
    group(4, 'passwords', (id) => PASSWORDS.test(id)),
    group(4, 'draws', (id, all) => DRAWS.test(id) && all.sharers(id) >= 2),
    group(4, 'secrets', (id) => SECRETS.test(id)),
    group(
      3,
      'worker-parts',
      (id, all) => all.workerLater.has(id) && !DRAWS.test(id) && !MEMORY.test(id) && all.workerSharers(id) >= SHARED_BY,
    ),
    // Before the search, which would take what pages without a search need.
    group(
      4,
      'parts',
      (id, all) =>
        isPages(id, all) &&
        (SMALL.test(id) || (!isOfTable(id, all) && !FORM.test(id) && all.sharers(id) >= PARTS_SHARED_BY)),
    ),
    group(2, 'form', (id, all) => FORM.test(id) && isPages(id, all) && all.sharers(id) >= SHARED_BY),
    group(2, 'seen', (id, all) => isOfTable(id, all) && all.sharers(id) > SHARED_BY && all.isSharedBeyondTables(id)),
    group(
      1,
      'table',
      (id, all) => isOfTable(id, all) && (all.tables(id) > SHARED_BY || (all.tables(id) > 0 && NAMES.test(id))),
    ),
    group(1, 'deferred', (id, all) => SERVICE_WORKER.test(id) || (isPages(id, all) && all.isWithDeferred(id))),
    group(0, 'checks', (id, all) => isOfTable(id, all) && all.tables(id) <= 1),
    group(0, 'rounds', (id, all) => isOfTable(id, all)),
  ]

  function group(priority: number, group: string, isMember: (id: string, all: Reached) => boolean) {
    return {
      priority,
      debugName: group,
      name: (id: string, modules: Modules) => (isMember(id, reach(modules)) ? group : null),
    }
  }
}

/** Only code that the worker never loads: it must not load code that renders. */
function isPages(id: string, { workerLater }: Reached): boolean {
  return !workerLater.has(id)
}

/** Code of games and of protection that chunks of games share. */
function isOfTable(id: string, all: Reached): boolean {
  return TABLE.test(id) && isPages(id, all) && all.sharers(id) >= 2 && all.isSharedByGame(id)
}

type Reached = {
  page: Set<string>
  /** Whether page and worker both load a module, one of them at its start: neither loads the start of the other for it. */
  isOfBoth: (id: string) => boolean
  worker: Set<string>
  workerLater: Set<string>
  /** How many lazy chunks of the page import a module statically; 0 for a module that is loaded at start. */
  sharers: (id: string) => number
  /** The same for the worker. */
  workerSharers: (id: string) => number
  /** Whether a game's lazy chunk is one of them. */
  isSharedByGame: (id: string) => boolean
  /** How many tables import it statically. */
  tables: (id: string) => number
  /** Whether a page without a table imports it. */
  isSharedBeyondTables: (id: string) => boolean
  /** Whether the deferred features import a module statically, and neither start nor a lazy entry is it. */
  isWithDeferred: (id: string) => boolean
}

function findReached(entries: Entries, modules: Modules): Reached {
  const page = staticImports(entries.page, modules)
  const worker = staticImports(entries.worker, modules)
  const parts = [...allImports(entries.page, modules)]
    .flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id, at, all) => all.indexOf(id) === at && !page.has(id))
  const deferred = parts
    .filter((part) => DEFERRED.test(part))
    .flatMap((part) => [...staticImports(part, modules)].slice(1))
  const sharers = new Map<string, number>()
  const ofGames = new Set<string>()
  const tables = new Map<string, number>()
  const beyond = new Set<string>()
  for (const part of parts) {
    const imported = [...staticImports(part, modules)]
    const isTable = imported.some((id) => FRAME.test(id))
    for (const id of imported) {
      if (id === part) continue
      sharers.set(id, (sharers.get(id) ?? 0) + 1)
      if (GAME.test(part)) ofGames.add(id)
      if (isTable) tables.set(id, (tables.get(id) ?? 0) + 1)
      else if (!OVER_TABLE.test(part)) beyond.add(id)
    }
  }
  const pageLater = allImports(entries.page, modules)
  const workerLater = allImports(entries.worker, modules)
  const workerSharers = new Map<string, number>()
  const workerParts = new Set([...workerLater].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  for (const part of workerParts) {
    for (const id of staticImports(part, modules)) workerSharers.set(id, (workerSharers.get(id) ?? 0) + 1)
  }
  return {
    page,
    isOfBoth: (id) => (page.has(id) && workerLater.has(id)) || (worker.has(id) && pageLater.has(id)),
    worker,
    workerLater,
    // A module that is imported dynamically has a chunk of its own and stays there.
    sharers: (id) => (page.has(id) || worker.has(id) || parts.includes(id) ? 0 : (sharers.get(id) ?? 0)),
    workerSharers: (id) => (page.has(id) || worker.has(id) ? 0 : (workerSharers.get(id) ?? 0)),
    isSharedByGame: (id) => ofGames.has(id),
    tables: (id) => tables.get(id) ?? 0,
    isSharedBeyondTables: (id) => beyond.has(id),
    isWithDeferred: (id) => deferred.includes(id) && !page.has(id) && !worker.has(id) && !parts.includes(id),
  }
}

/** A module and its static imports, without its dynamic imports. */
function staticImports(entry: string, modules: Modules): Set<string> {
  return reachable(entry, (id) => modules.getModuleInfo(id)?.importedIds ?? [])
}

/** A module with its static and dynamic imports, recursively. */
function allImports(entry: string, modules: Modules): Set<string> {
  return reachable(entry, (id) => {
    const info = modules.getModuleInfo(id)
    return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : []
  })
}

function reachable(entry: string, getImports: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...getImports(id))
  }
  return seen
}
