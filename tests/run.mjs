import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ENGINES, isEngineInstalled } from './engines/installed.mjs'
import { install, isInstalled } from './operator/start/install.mjs'
import { processorMinutes, run, seconds } from './run/commands.mjs'
import { readPlaywright, readVitest, slowest } from './run/reports.mjs'

/**
 * `npm test`, the gate: the checks of the code, the build, all tests without a whole page, and the browser journeys that
 * are tagged `@gate`. `npm run test:all` runs every browser test, the other engines and the long cases as well, with
 * Vitest's files in random order. Both in the order in which failures show soonest. `CI_SHARD=1/4` runs a quarter of the
 * tests of each runner, and in the first quarter the checks of the code; `test-results/times.json` has the seconds of
 * each test.
 */

const isAll = process.argv.includes('--all')
/** Of the order of Vitest's files, to repeat a failure: `SEED=7 npm run test:all`. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const VITEST_ORDER = isAll ? ['--sequence.shuffle.files', `--sequence.seed=${seed}`] : []
const JOURNEYS = isAll ? [] : ['--grep=@gate']

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'test-'))
const total = { passed: 0, failed: 0 }
/** What failed and why, in a few lines each; printed again at the end. */
const failures = []
const times = []
const shard = readShard(process.env['CI_SHARD'])

process.chdir(ROOT)
// Read by tests/run/cases.ts: how many cases of a long proof are run.
if (isAll) process.env['TEST_ALL'] = '1'
if (!isInstalled(ROOT)) {
  console.log('installing packages …')
  await install(ROOT)
}

if (shard.index === 1) {
  await check('format', ['oxfmt', '--check', '.'])
  await check('lint', ['oxlint', '--deny-warnings'])
  await check('unused', ['knip'])
  await check('types', ['tsc', '-b'])
  if (isAll) await check('security standard', ['tsx', 'tests/asvs/run.ts'])
}
const [isBuilt] = await Promise.all([
  check('build', ['vite', 'build', '--logLevel', 'warn']),
  runner(
    `unit, worker, service worker, page${isAll ? `, order ${seed}` : ''}`,
    ['vitest', 'run', ...VITEST_ORDER],
    readVitest,
  ),
])
if (isBuilt) {
  if (shard.index === 1) await check('byte budgets', ['tsx', 'tests/budgets.ts'])
  if (await hasBrowser()) {
    await runner(isAll ? 'end to end' : 'journeys', ['playwright', 'test', ...JOURNEYS], readPlaywright)
    if (isAll) await engines()
  }
}

rmSync(scratch, { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/times.json', JSON.stringify(times, null, 1))
console.log(`\n${slowest(times).join('\n')}`)
if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
console.log(`\n${processorMinutes()}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** "2/4" as its parts, and the option of the runners for it. */
function readShard(given) {
  if (!given) return { index: 1, options: [] }
  const [index = 0, count = 0] = /^\d+\/\d+$/.test(given) ? given.split('/').map(Number) : []
  if (index < 1 || index > count) throw new Error(`CI_SHARD is "${given}". Allowed: a part of a whole, such as 1/4.`)
  console.log(`part ${index} of ${count}`)
  return { index, options: [`--shard=${given}`] }
}

async function hasBrowser() {
  const { findTestBrowser } = await import('./browser.mjs')
  const browser = await findTestBrowser()
  if (browser) {
    console.log(`browser: ${browser}`)
    if (!browser.includes('headless'))
      console.log('  a headless one takes two thirds of the time: apt-get install chromium-headless-shell')
    return true
  }
  console.log('\nNo Chromium found. Install one: apt-get install chromium, or npx playwright install chromium')
  total.failed += 1
  return false
}

/** A player's day in the other engines that are installed; for every other a line says why it is not tested. */
async function engines() {
  const tested = Object.keys(ENGINES).filter((engine) => isEngineInstalled(engine))
  for (const [engine, { packages }] of Object.entries(ENGINES))
    if (!tested.includes(engine)) console.log(`skip ${engine}: not installed (apt-get install ${packages})`)
  if (tested.length === 0) return
  const files = tested.map((engine) => `tests/engines/${engine.toLowerCase()}.spec.ts`)
  const command = ['playwright', 'test', '--workers=2', '--pass-with-no-tests', ...files]
  await runner(`engines: ${tested.join(', ')}`, command, readPlaywright, { ENGINES: '1' })
}

/** A step that passes or fails as a whole counts as one. */
async function check(name, command) {
  const started = Date.now()
  const code = await run(command)
  total[code === 0 ? 'passed' : 'failed'] += 1
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(started)})`)
  return code === 0
}

/** Counts a test runner's tests from the report that it writes. */
async function runner(name, command, read, env = {}) {
  const started = Date.now()
  const report = join(scratch, 'report.json')
  const files = { VITEST_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await run([...command, ...shard.options], { ...env, ...files })
  const result = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')), ROOT)
    : { passed: 0, failed: 1, reasons: [`${name}: no report`], times: [] }
  rmSync(report, { force: true })
  failures.push(...result.reasons)
  times.push(...result.times)
  total.passed += result.passed
  // A runner that fails without a failing test is one failure.
  total.failed += code !== 0 && result.failed === 0 ? 1 : result.failed
  const counts = `${result.passed} passed, ${result.failed} failed`
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counts} (${seconds(started)})`)
}
