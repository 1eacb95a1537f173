import { runInBackground, toAppError } from './command.ts'
import { NO_CODE } from './lazy-import.ts'
import { failed } from '#domain/calls/result.ts'
import { noteCommand } from './last-commands.ts'
import { errorReportsUrl } from '#domain/settings/configuration.ts'
import { getReadingCommand } from '#domain/calls/reading-commands.ts'

/** Enough for one page and its dialogs. */
const LOADS_STORED = 16

/** The only command that is called here directly; all others are found by their path. */
type CommandTree = { connection: () => Promise<{ retry: () => Promise<unknown> }> }

/**
 * Creates `run`, which runs a command of the page and notes it for reloads and error reports, and `repeatLoads`, which
 * repeats the last loads of the page. In: the tree of commands, read at each run.
 */
export function createCommandRunner(tree: () => CommandTree) {
  const loads = createRecentLoads((path, argument) => runCommand(tree(), path, argument))
  /** Returns and throws as `runCommand`. */
  function run(path: readonly string[], argument: unknown): Promise<unknown> {
    loads.note(path, argument)
    if (errorReportsUrl !== null) noteCommand(path)
    return runCommand(tree(), path, argument)
  }
  return { run, repeatLoads: loads.repeat }
}

/**
 * Runs the command at a path of the surface and returns its `Result`. A command whose code cannot be loaded returns
 * `offline` and starts a health check, since no call was made that could have found out. Throws for an unknown path:
 * that is a bug of the caller.
 */
async function runCommand(domains: CommandTree, path: readonly string[], argument: unknown): Promise<unknown> {
  const answer = await findAndRun(domains, path, argument)
  if (lacksCode(answer)) runInBackground(domains.connection().then(({ retry }) => retry()))
  return answer
}

async function findAndRun(domains: CommandTree, path: readonly string[], argument: unknown): Promise<unknown> {
  let at: unknown = domains
  for (const name of path) {
    try {
      if (typeof at === 'function') at = await at(name)
    } catch (error) {
      return failed(toAppError(error))
    }
    at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined
  }
  if (typeof at !== 'function') throw new Error(`no such command: ${path.join('.')}`)
  return at(argument)
}

function lacksCode(answer: unknown): boolean {
  return isRecord(answer) && isRecord(answer['error']) && answer['error']['reason'] === NO_CODE
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

type Run = (path: readonly string[], argument: unknown) => Promise<unknown>

/** Remembers the last loads of the page, to repeat them when the database has lost their data. */
function createRecentLoads(run: Run) {
  const recent = new Map<string, () => Promise<unknown>>()
  return {
    note(path: readonly string[], argument: unknown): void {
      if (getReadingCommand(path)?.isShown !== true) return
      const key = JSON.stringify([path, argument])
      // The newest are last.
      recent.delete(key)
      recent.set(key, () => run(path, argument))
      const [oldest] = recent.keys()
      if (recent.size > LOADS_STORED && oldest !== undefined) recent.delete(oldest)
    },
    /** Repeats them; each resolves with a Result, which is ignored here. */
    repeat: (): Promise<unknown> => Promise.allSettled([...recent.values()].map((load) => load())),
  }
}
