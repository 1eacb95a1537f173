import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { ENGINES, isEngineInstalled } from './engines/installed.mjs'
import { install, isInstalled } from './operator/start/install.mjs'

/** `npm test`: all checks, in the order in which failures show soonest. */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'test-'))
const total = { passed: 0, failed: 0 }
/** What failed and why, in a few lines each; printed again at the end. */
const failures = []

process.chdir(ROOT)
if (!isInstalled(ROOT)) {
  console.log('installing packages …')
  await install(ROOT)
}

await check('format', ['oxfmt', '--check', '.'])
await check('lint', ['oxlint', '--deny-warnings'])
await check('unused', ['knip'])
await check('types', ['tsc', '-b'])
await runner('unit, worker, service worker', ['vitest', 'run'], readVitest)
const built = await check('build', ['vite', 'build', '--logLevel', 'warn'])
if (built) {
  await check('byte budgets', ['tsx', 'tests/budgets.ts'])
  if (await hasBrowser()) {
    await runner('end to end', ['playwright', 'test'], readPlaywright)
    await engines()
  }
}

rmSync(scratch, { recursive: true, force: true })
if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function quiet() {
  return { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
}

async function hasBrowser() {
  const { findTestBrowser } = await import('./browser.mjs')
  if (await findTestBrowser()) return true
  console.log('\nNo Chromium found. Install one: apt-get install chromium, or npx playwright install chromium')
  total.failed += 1
  return false
}

/** A player's day in each installed engine; for every other a line says why it is not tested. */
async function engines() {
  const tested = ['Chromium']
  for (const [engine, { packages }] of Object.entries(ENGINES)) {
    if (!isEngineInstalled(engine)) console.log(`skip ${engine}: not installed (apt-get install ${packages})`)
    else tested.push(engine)
  }
  const files = tested.map((engine) => `tests/engines/${engine.toLowerCase()}.spec.ts`)
  const command = ['playwright', 'test', '--workers=2', ...files]
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
  const code = await run(command, { ...env, VITEST_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const { passed, failed, why } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1, why: [`${name}: no report`] }
  rmSync(report, { force: true })
  failures.push(...why)
  total.passed += passed
  // A runner that fails without a failing test is one failure.
  total.failed += code !== 0 && failed === 0 ? 1 : failed
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed (${seconds(started)})`)
}

function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const why = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => told(fullName, failureMessages[0]))
  return { passed: numPassedTests, failed: numFailedTests, why }
}

function readPlaywright({ stats, suites }) {
  const why = specsOf(suites)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      // The second error of a test that timed out says where.
      const { errors = [], steps = [] } = tests[0]?.results.at(-1) ?? {}
      const said = errors.map(({ message, location }) => `at ${location?.file}:${location?.line}\n${message}`)
      const step = steps.find(({ error }) => error)
      return told(`${file}:${line} ${title}${step ? `: ${step.title}` : ''}`, said.join('\n'))
    })
  tellSlowest(specsOf(suites))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, why }
}

/** Time spent by file, to see what to shorten. Files run in parallel, so the sum is more than the wall-clock time. */
function tellSlowest(specs) {
  const spent = new Map()
  for (const { file, tests } of specs) {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    const { count = 0, total = 0 } = spent.get(file) ?? {}
    spent.set(file, { count: count + 1, total: total + ms })
  }
  const slowest = [...spent].sort(([, one], [, other]) => other.total - one.total).slice(0, 12)
  for (const [file, { count, total }] of slowest)
    console.log(`${String(Math.round(total / 1000)).padStart(6)} s  ${file} (${count})`)
}

function specsOf(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner)])
}

function told(title, message = '') {
  const lines = stripVTControlCharacters(message).split('\n')
  const wanted = lines.filter(
    (line) => line.trim() !== '' && !/node_modules|^\s+at |Call log|^[\s>]*\d+ \||^\s+\|/.test(line),
  )
  return [`FAILED ${title}`, ...wanted.slice(0, 8)].join('\n    ')
}

function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`
}

/** Runs a package's command with Node directly, without a shell or npx. */
function run([name, ...rest], env = {}) {
  const child = spawn(process.execPath, [binary(name), ...rest], { stdio: 'inherit', env: { ...quiet(), ...env } })
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

function binary(name) {
  const owner = { tsc: 'typescript', playwright: '@playwright/test' }[name] ?? name
  const home = join('node_modules', owner)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return join(home, typeof bin === 'string' ? bin : bin[name])
}
