// `npm start`: installs missing packages, builds after changes, starts the stand-in operator and prints its address.
// Uses no packages, because it runs before anything is installed.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, isBuilt } from './start/build.mjs'
import { install, isInstalled } from './start/install.mjs'
import { isFree } from './start/port.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const NODE = [20, 19]
const USAGE = `Usage: npm start -- [--fresh] [--dev] [--all-interfaces] [--control=PORT] [--data=FILE]
  --fresh           forget the players and everything they did
  --dev             serve the sources with hot reload instead of a production build
  --all-interfaces  listen beyond loopback, for a proxy in a container
  --control=PORT    open a control, on loopback, by which tests order faults
  --data=FILE       keep the data there instead of in .data/operator.db (":memory:" keeps none)
  PORT=4173         the port of every host
  COUNTRY=RU        where its players are: DE, for one, has the strictest rules of player protection`

process.on('SIGINT', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))

endWithNpm()

try {
  await main()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

async function main() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < NODE[0] || (major === NODE[0] && minor < NODE[1])) {
    return fail(`Node ${NODE.join('.')} or newer is needed; this is ${process.versions.node}.`)
  }
  const options = readArguments(process.argv.slice(2))
  if (!options) return fail(USAGE)
  if (!(await isFree(options.port))) {
    return fail(`Port ${options.port} is taken. Use another one: PORT=${options.port + 1} npm start`)
  }
  if (!isInstalled(ROOT)) await step('Installing packages', () => install(ROOT))
  if (!options.dev && !isBuilt(ROOT)) await step('Building for production', () => build(ROOT))
  if (options.fresh) forget(options.database)

  // The development server reads its settings from the environment.
  process.env.VITE_DEMO_BANNER ??= 'true'
  const tsx = await import('tsx/esm/api')
  tsx.register()
  const { run } = await import('./run.ts')
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM')
  const freshCommand = ['npm start --', ...process.argv.slice(2), '--fresh'].join(' ')
  await run({ ...options, root: ROOT, freshCommand })
}

/**
 * A stopped npm ends only its shell and leaves this process running. Losing the parent process is therefore treated as
 * SIGTERM.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 250).unref()
}

/** @param {string[]} args */
function readArguments(args) {
  const port = Number(process.env.PORT ?? 4173)
  const options = {
    port,
    dev: false,
    fresh: false,
    allInterfaces: false,
    database: join(ROOT, '.data/operator.db'),
    /** @type {number | undefined} */
    controlPort: process.env.CONTROL_PORT ? Number(process.env.CONTROL_PORT) : undefined,
    country: process.env.COUNTRY ?? 'RU',
  }
  for (const argument of args) {
    const [name, value] = argument.split('=')
    if (name === '--fresh') options.fresh = true
    else if (name === '--dev') options.dev = true
    else if (name === '--all-interfaces') options.allInterfaces = true
    else if (name === '--control' && value) options.controlPort = Number(value)
    else if (name === '--data' && value) options.database = value
    else return null
  }
  const ports = [options.port, options.controlPort ?? 0]
  const arePorts = ports.every((one) => Number.isInteger(one) && one >= 0 && one < 65_536)
  return arePorts && /^[A-Z]{2}$/.test(options.country) ? options : null
}

/**
 * @param {string} name
 * @param {() => Promise<void>} work
 */
async function step(name, work) {
  process.stdout.write(`${name} …\n`)
  const start = performance.now()
  await work()
  process.stdout.write(`${name}: done in ${((performance.now() - start) / 1_000).toFixed(1)} s\n`)
}

/** @param {string} database */
function forget(database) {
  for (const ending of ['', '-wal', '-shm']) rmSync(database + ending, { force: true })
}

/** @param {string} line */
function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
