type Imports = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Modules = { getModuleInfo(id: string): Imports | null }
type Entries = { page: string; worker: string }

/** What page and worker start with. */
export const START_GROUPS = ['shared', 'page', 'worker']

/** From how many parts on a module that they share goes into their common file. */
const SHARED_BY = 3
/** The same of what is neither of tables nor of forms: with all of it, one file would be too large. */
const PARTS_SHARED_BY = 4
/** What only the tables of our own games share, and with the check of their rounds. */
const TABLE = /\/src\/games\/(?!cover\/|original\/table\/texts)|\/src\/data\/(?:newest-round|round-queries)/
/** What hashes: how rounds are drawn and checked (by the worker as they come, by a page when a player asks), and the sums in addresses. */
const DRAWS =
  /\/worker\/domain\/(?:fairness\/(?!crash-chain)|games\/(?:dice|coinflip|hilo|keno|miner|roulette|wheel|case)|money\/(?:address-|bech32))|@noble\/hashes\//
/** What stands in for a disk where there is none: nobody else is to load it with what they share. */
const MEMORY = /\/worker\/db\/begin-memory|\/fake-indexeddb\//
/** What lists of any length need: few pages have one, and none of the others is to wait for it. */
const WINDOWED = /\/@tanstack\//
/** What forms alone need. A game's table has none, but shows as they do what was entered wrong. */
const FORM = /\/src\/(?:modals|forms)\/(?!PayIn\/|use-form)|\/maska\//

/**
 * Puts what runs together into as few files as can be: each costs a request, a place in the cache and the work around
 * both, and many small ones compress worse. At the start there is one that page and worker share, one for the page and
 * one for the worker. Of what several later parts share, there is one for each kind of part; the rest is left to the
 * bundler.
 */
export function chunkGroups(entries: Entries) {
  let reached: Reached | null = null
  const reach = (modules: Modules): Reached => (reached ??= lookAround(entries, modules))

  return [
    // First, or the page's group would take along what it shares: a worker that asks for that, even later, would run the page.
    group(7, 'shared', (id, all) => all.page.has(id) && all.workerLater.has(id)),
    group(6, 'page', (id, all) => all.page.has(id) && id !== entries.page),
    group(6, 'worker', (id, all) => all.worker.has(id) && id !== entries.worker),
    group(6, 'memory', (id) => MEMORY.test(id)),
    // What is asked for first takes along what it needs: so what the worker has part in comes before what is the page's
    // alone, and what any part may need before what forms and tables do.
    // Rules first of all, which nearly every page needs, and none of them a draw.
    group(5, 'rules', (id, all) => !DRAWS.test(id) && all.workerLater.has(id) && all.sharers(id) >= 1),
    group(4, 'windowed', (id) => WINDOWED.test(id)),
    group(4, 'draws', (id, all) => DRAWS.test(id) && all.sharers(id) >= 2),
    group(
      3,
      'parts',
      (id, all) => !TABLE.test(id) && !FORM.test(id) && isPages(id, all) && all.sharers(id) >= PARTS_SHARED_BY,
    ),
    group(2, 'form', (id, all) => FORM.test(id) && isPages(id, all) && all.sharers(id) >= SHARED_BY),
    group(1, 'table', (id, all) => TABLE.test(id) && isPages(id, all) && all.sharers(id) > SHARED_BY),
    group(0, 'rounds', (id, all) => TABLE.test(id) && isPages(id, all) && all.sharers(id) >= 2),
  ]

  function group(priority: number, group: string, holds: (id: string, all: Reached) => boolean) {
    return {
      priority,
      debugName: group,
      name: (id: string, modules: Modules) => (holds(id, reach(modules)) ? group : null),
    }
  }
}

/** A worker must never load what draws. */
function isPages(id: string, { workerLater }: Reached): boolean {
  return !workerLater.has(id)
}

type Reached = {
  page: Set<string>
  worker: Set<string>
  workerLater: Set<string>
  /** How many later parts of the page load a module, each by itself; none for what is there from the start. */
  sharers: (id: string) => number
}

function lookAround(entries: Entries, modules: Modules): Reached {
  const page = staticImports(entries.page, modules)
  const worker = staticImports(entries.worker, modules)
  const parts = [...allImports(entries.page, modules)]
    .flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id, at, all) => all.indexOf(id) === at && !page.has(id))
  const sharers = new Map<string, number>()
  for (const part of parts) {
    for (const id of staticImports(part, modules)) if (id !== part) sharers.set(id, (sharers.get(id) ?? 0) + 1)
  }
  return {
    page,
    worker,
    workerLater: allImports(entries.worker, modules),
    // What is asked for by itself has a file of its own and stays there.
    sharers: (id) => (page.has(id) || worker.has(id) || parts.includes(id) ? 0 : (sharers.get(id) ?? 0)),
  }
}

/** A module and all that is loaded with it, without what it asks for later. */
function staticImports(entry: string, modules: Modules): Set<string> {
  return reachable(entry, (id) => modules.getModuleInfo(id)?.importedIds ?? [])
}

/** A module, all that is loaded with it, and all that those ask for later. */
function allImports(entry: string, modules: Modules): Set<string> {
  return reachable(entry, (id) => {
    const info = modules.getModuleInfo(id)
    return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : []
  })
}

function reachable(entry: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...importsOf(id))
  }
  return seen
}
